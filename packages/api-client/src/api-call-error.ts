import type { ErrorType, FieldError, UnconfirmedAction } from '@suite/contracts/http';

/** A refused or failed call. `status` is 0 when no answer came (network down, time-out). */
export class ApiCallError extends Error {
  override readonly name = 'ApiCallError';
  readonly status: number;
  readonly errorType: ErrorType;
  /** The fields the server refused, in the form's own names. */
  readonly errors: readonly FieldError[];
  /** In how many seconds the server is willing to be asked again; null when it did not say. */
  readonly retryAfter: number | null;
  /** The call that waits for a confirmation of its own. */
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

  /** Whether no server has judged the call: none was reached, or a proxy answered in its place, or it is shutting down. */
  get isUnreachable(): boolean {
    return [0, 502, 503, 504].includes(this.status);
  }
}
