/** Every JSON answer of the API. CSV, images and static files have no envelope. */
export interface Success<Result> {
  success: true;
  message: string;
  result: Result;
}

/** One field the server refused, with the message to show beside it. */
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

/** The call that waits for a confirmation: `sentence` describes it to the person who confirms it by `id`. */
export interface UnconfirmedAction {
  id: string;
  sentence: string;
  /** The session came through a provider: a mailed code takes the place of the password. */
  without_password?: true;
}

/**
 * A refused call. `tokenExpired` is set on the 401 that also renews the access cookie:
 * the same request, sent once more, succeeds.
 */
export interface Failure {
  success: false;
  message: string;
  errorType: ErrorType;
  errors?: FieldError[];
  tokenExpired?: true;
  /** With `CONFIRMATION_REQUIRED`, where that call alone is to be confirmed. */
  action?: UnconfirmedAction;
}
