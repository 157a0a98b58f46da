import type { ErrorType, Failure, FieldError, UnconfirmedAction } from '@suite/contracts/http';

export class ApiError extends Error {
  readonly status: number;
  readonly errorType: ErrorType;
  readonly errors: readonly FieldError[] | undefined;
  retryAfterSeconds: number | undefined;
  action: UnconfirmedAction | undefined;

  constructor(status: number, errorType: ErrorType, message: string, errors?: readonly FieldError[]) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errorType = errorType;
    this.errors = errors;
  }
}

/** `tokenExpired` makes the client repeat the request once. */
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
