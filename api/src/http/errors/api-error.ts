import type { ErrorType, Failure, FieldError, MessageParams, UnconfirmedAction } from '@suite/contracts/http';

export class ApiError extends Error {
  readonly status: number;
  readonly errorType: ErrorType;
  readonly errors: readonly FieldError[] | undefined;
  code: string | undefined;
  params: MessageParams | undefined;
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
    ...(error.code && { code: error.code }),
    ...(error.params && { params: error.params }),
    ...(error.errors ? { errors: [...error.errors] } : {}),
    ...(error.errorType === 'TOKEN_EXPIRED' ? { tokenExpired: true } : {}),
    ...(error.action && { action: error.action }),
  };
}
