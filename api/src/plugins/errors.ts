import type { ErrorType, Failure, FieldError } from '@suite/contracts';

/** A refusal the caller is told about: HTTP status, error type and a plain sentence. */
export class ApiError extends Error {
  readonly status: number;
  readonly errorType: ErrorType;
  readonly errors: readonly FieldError[] | undefined;

  constructor(status: number, errorType: ErrorType, message: string, errors?: readonly FieldError[]) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errorType = errorType;
    this.errors = errors;
  }
}

/** The refusal as it travels. `tokenExpired` tells the client to repeat the same request once. */
export function failureOf(error: ApiError): Failure {
  return {
    success: false,
    message: error.message,
    errorType: error.errorType,
    ...(error.errors ? { errors: [...error.errors] } : {}),
    ...(error.errorType === 'TOKEN_EXPIRED' ? { tokenExpired: true } : {}),
  };
}
