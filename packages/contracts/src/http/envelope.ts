/** CSV, images and static files have no envelope. */
export interface Success<Result> {
  success: true;
  message: string;
  result: Result;
}

export interface FieldError {
  field: string;
  message: string;
}

export const errorTypes = [
  'VALIDATION_ERROR',
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'INVALID_CREDENTIALS',
  'ACCOUNT_INACTIVE',
  'PERMISSION_DENIED',
  'CONSENT_REQUIRED',
  'PASSWORD_CHANGE_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
  'CONFIRMATION_REQUIRED',
  'ORIGIN_REFUSED',
  'NOT_FOUND',
  'HOTEL_NOT_FOUND',
  'BOOKING_NOT_FOUND',
  'DATE_RANGE_CONFLICT',
  'VERIFICATION_ENDS',
  'CONFLICT',
  'STALE',
  'TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL_ERROR',
] as const;

export type ErrorType = (typeof errorTypes)[number];

export interface UnconfirmedAction {
  id: string;
  sentence: string;
  /** Requires a mailed code instead of the password, because the session came through a provider. */
  without_password?: true;
}

/** With `tokenExpired` the answer has renewed the access cookie: the same request succeeds if it is repeated. */
export interface Failure {
  success: false;
  message: string;
  errorType: ErrorType;
  errors?: FieldError[];
  tokenExpired?: true;
  action?: UnconfirmedAction;
}
