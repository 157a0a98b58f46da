import type { ErrorType, Failure, FieldError, UnconfirmedAction } from '@suite/contracts/http';

/** A refusal for the caller: HTTP status, error type and a message. */
export class ApiError extends Error {
  readonly status: number;
  readonly errorType: ErrorType;
  readonly errors: readonly FieldError[] | undefined;
  /** After how many seconds it may be asked again, where that is known. */
  retryAfterSeconds: number | undefined;
  /** The call that waits for a confirmation of its own. */
  action: UnconfirmedAction | undefined;

  constructor(status: number, errorType: ErrorType, message: string, errors?: readonly FieldError[]) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errorType = errorType;
    this.errors = errors;
  }
}

/** The refusal in the envelope. `tokenExpired` tells the client to repeat the same request once. */
export function failureOf(error: ApiError): Failure {
  return {
    success: false,
    message: error.message,
    errorType: error.errorType,
    ...(error.errors ? { errors: [...error.errors] } : {}),
    ...(error.errorType === 'TOKEN_EXPIRED' ? { tokenExpired: true } : {}),
    ...(error.action && { action: error.action }),
  };
}
