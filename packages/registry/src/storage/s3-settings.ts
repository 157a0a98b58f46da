/** A bucket for releases. The AWS SDK finds the credentials: environment, profile or role. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  /** What every key begins with; empty or ending with a slash. */
  prefix: string;
  /** How many objects are listed at once; 1000 when not given. */
  pageSize?: number;
  timeouts?: Partial<S3Timeouts>;
  /** Headers of every call, asked for anew for each; they are not signed, as proxies may change them. */
  headers?: () => Record<string, string>;
}

/** How long the bucket may take, in milliseconds, before a request is answered with 503. */
export interface S3Timeouts {
  /** Until it begins to answer, its repeats included. */
  answer: number;
  /** Until it has taken one file. */
  put: number;
  /** Without a byte while a file is on its way. */
  silence: number;
}

export const s3Timeouts: S3Timeouts = { answer: 5_000, put: 30_000, silence: 20_000 };
