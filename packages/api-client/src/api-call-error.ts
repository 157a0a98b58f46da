import type { ErrorType, FieldError, UnconfirmedAction } from '@suite/contracts/http';

/** `status` is 0 if no response arrived (network failure or timeout). */
export class ApiCallError extends Error {
  override readonly name = 'ApiCallError';
  readonly status: number;
  readonly errorType: ErrorType;
  readonly errors: readonly FieldError[];
  /** The server accepts a retry after this many seconds. */
  readonly retryAfter: number | null;
  action: UnconfirmedAction | undefined;

  constructor(
    status: number,
    errorType: ErrorType,
    message: string,
    errors: readonly FieldError[] = [],
    retryAfter: number | null = null,
  ) {
    super(message);
    this.status = status;
    this.errorType = errorType;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  /** Is true if the API did not process the call: it was unreachable or shutting down, or a proxy responded. */
  get isUnreachable(): boolean {
    return [0, 502, 503, 504].includes(this.status);
  }
}
