/** Strings and numbers are shown as they are; the others are shown in the reader's language. */
export type MessageParam =
  | string
  | number
  | { date: string }
  | { dates: readonly string[] }
  | { texts: readonly string[] }
  | { sentences: readonly string[] }
  | Message;

export type MessageParams = Readonly<Record<string, MessageParam>>;

/** `message` is English. With a `code`, readers of other languages see its translation, filled with `params`. */
export interface Message {
  message: string;
  code?: string | undefined;
  params?: MessageParams | undefined;
}

/** CSV, images and static files have no envelope. */
export interface Success<Result> extends Message {
  success: true;
  result: Result;
}

export interface FieldError extends Message {
  field: string;
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
  'SOLD_OUT',
  'STALE',
  'TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL_ERROR',
] as const;
export type ErrorType = (typeof errorTypes)[number];

export interface UnconfirmedAction {
  id: string;
  /** Is English; `code` and `params` are those of a `Message`. */
  sentence: string;
  code?: string;
  params?: MessageParams;
  /** Requires a mailed code instead of the password, because the session came through a provider. */
  without_password?: true;
}

/** With `tokenExpired` the answer has renewed the access cookie: the same request succeeds if it is repeated. */
export interface Failure extends Message {
  success: false;
  errorType: ErrorType;
  errors?: FieldError[];
  tokenExpired?: true;
  action?: UnconfirmedAction;
}
