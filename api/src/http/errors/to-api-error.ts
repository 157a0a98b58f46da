import type { ErrorType } from '@suite/contracts/http';
import { DomainError } from '../../errors/domain-error.ts';
import { BusyError } from '../../errors/busy-error.ts';
import { UnconfirmedActionError } from '../../errors/unconfirmed-action.ts';
import { ApiError } from './api-error.ts';
import { isDatabaseBusy, isDatabaseUnavailable } from './database-errors.ts';
import { isDiskFull } from './full-disk.ts';

function refusalOf(status: number): ApiError {
  if (status === 404) return new ApiError(404, 'NOT_FOUND', 'The requested resource was not found.');
  if (status === 413) return new ApiError(413, 'TOO_LARGE', 'The request is too large.');
  if (status === 415) return new ApiError(415, 'BAD_REQUEST', 'Send the request as application/json.');
  if (status === 429)
    return new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again soon.');
  return new ApiError(status, 'BAD_REQUEST', 'The request could not be understood.');
}

function refusalOfRule(error: DomainError): ApiError {
  const { errorType, message, code, params, fields, retryAfterSeconds } = error;
  const [status] = errorStatuses[errorType];
  const refusal = Object.assign(new ApiError(status, errorType, message, fields), { code, params });
  refusal.retryAfterSeconds = retryAfterSeconds;
  if (error instanceof UnconfirmedActionError) refusal.action = error.action;
  return refusal;
}

const busyRetrySeconds = 5;

function busyRefusal(): DomainError {
  const refusal = new DomainError('UNAVAILABLE', 'SERVER_BUSY');
  refusal.retryAfterSeconds = busyRetrySeconds;
  return refusal;
}

// The codes of PostgreSQL mean a number out of range, invalid text of a type, and a NUL character.
const refusedValues = new Set<unknown>(['22003', '22P02', '22021']);

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DomainError) return refusalOfRule(error);
  const { code, statusCode } = error as Record<string, unknown>;
  if (isDiskFull(error)) {
    return new ApiError(
      507,
      'UNAVAILABLE',
      'Nothing was saved, as the server has no space left. Please try again later.',
    );
  }
  if (isDatabaseBusy(error)) return refusalOfRule(busyRefusal());
  if (isDatabaseUnavailable(error) || error instanceof BusyError || statusCode === 503) {
    const sentence = 'The service is not available right now. Please try again soon.';
    const unavailable = new ApiError(503, 'UNAVAILABLE', sentence);
    if (error instanceof BusyError) unavailable.retryAfterSeconds = error.retryAfterSeconds;
    return unavailable;
  }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return refusalOf(statusCode);
  if (refusedValues.has(code)) return refusalOf(400);
  return new ApiError(500, 'INTERNAL_ERROR', 'Something went wrong on our side. Please try again.');
}

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
  SOLD_OUT: [409],
  VERIFICATION_ENDS: [409],
  CONFLICT: [409],
  STALE: [409],
  TOO_LARGE: [413],
  TOO_MANY_REQUESTS: [429],
  UNAVAILABLE: [503, 408, 507],
  INTERNAL_ERROR: [500],
};
