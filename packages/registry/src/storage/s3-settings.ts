/** The AWS SDK finds the credentials: environment, profile or role. */
export interface S3Settings {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  /** Every key begins with it; it is empty or ends with a slash. */
  prefix: string;
  pageSize?: number;
  timeouts?: Partial<S3Timeouts>;
  /** Returns unsigned headers for each call, as proxies may change them. */
  headers?: () => Record<string, string>;
}

/** A request that exceeds these milliseconds is answered with 503. */
export interface S3Timeouts {
  /** Limits the time until the response begins, including retries. */
  answer: number;
  /** Limits the time for uploading one file. */
  put: number;
  /** Limits the time without a byte during a transfer. */
  silence: number;
}

export const s3Timeouts: S3Timeouts = { answer: 5_000, put: 30_000, silence: 20_000 };
