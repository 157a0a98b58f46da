import type { ErrorType } from '@suite/contracts/http';

/** The usual status of each error type comes first. */
export const errorStatuses: Readonly<Record<ErrorType, readonly [number, ...number[]]>> = {
  VALIDATION_ERROR: [400],
  BAD_REQUEST: [400, 415],
  UNAUTHENTICATED: [401],
  TOKEN_EXPIRED: [401],
  INVALID_CREDENTIALS: [401],
  ACCOUNT_INACTIVE: [403],
  PERMISSION_DENIED: [403],
  CONSENT_REQUIRED: [403],
  PASSWORD_CHANGE_REQUIRED: [403],
  SECOND_FACTOR_REQUIRED: [403],
  CONFIRMATION_REQUIRED: [403],
  ORIGIN_REFUSED: [403],
  NOT_FOUND: [404],
  HOTEL_NOT_FOUND: [404],
  BOOKING_NOT_FOUND: [404],
  DATE_RANGE_CONFLICT: [409],
  VERIFICATION_ENDS: [409],
  CONFLICT: [409],
  STALE: [409],
  TOO_LARGE: [413],
  TOO_MANY_REQUESTS: [429],
  UNAVAILABLE: [503, 408, 507],
  INTERNAL_ERROR: [500],
};
