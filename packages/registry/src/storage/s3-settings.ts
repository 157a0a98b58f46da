/** A bucket that keeps releases. Who may use it, the AWS SDK finds out by itself: environment, profile or role. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  /** What every key begins with; empty or ending with a slash. */
  prefix: string;
  /** How many objects are listed at once; 1000 when not given. */
  pageSize?: number;
  patience?: Partial<S3Patience>;
  /** Headers of every call, asked for anew for each; they are not signed, as proxies may change them. */
  headers?: () => Record<string, string>;
}

/** How long the bucket may take, in milliseconds, before whoever asked is told that it does not answer. */
export interface S3Patience {
  /** Until it begins to answer, its repeats included. */
  answer: number;
  /** Until it has taken one file. */
  put: number;
  /** Without a byte while a file is on its way. */
  silence: number;
}

export const s3Patience: S3Patience = { answer: 5_000, put: 30_000, silence: 20_000 };
