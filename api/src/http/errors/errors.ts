import { isDatabaseUnavailable } from './database-errors.ts';
import { isDiskFull } from './full-disk.ts';
import type { ErrorType, Failure, FieldError } from '@suite/contracts/http';

/** A refusal for the caller: HTTP status, error type and a message. */
export class ApiError extends Error {
  readonly status: number;
  readonly errorType: ErrorType;
  readonly errors: readonly FieldError[] | undefined;
  /** After how many seconds it may be asked again, where that is known. */
  retryAfter: number | undefined;

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
  };
}

/** A refusal of Fastify itself, or of a plugin, in the words of this API. */
function refusalOf(status: number): ApiError {
  if (status === 404) return new ApiError(404, 'NOT_FOUND', 'The requested resource was not found.');
  if (status === 413) return new ApiError(413, 'TOO_LARGE', 'The request is too large.');
  if (status === 415) return new ApiError(415, 'BAD_REQUEST', 'Send the request as application/json.');
  if (status === 429)
    return new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again soon.');
  return new ApiError(status, 'BAD_REQUEST', 'The request could not be understood.');
}

// A number beyond its column's range, text that is no value of it, and text with a NUL character.
const refusedValues = new Set<unknown>(['22003', '22P02', '22021']);

/** Turns any error into a refusal that the caller may know; unexpected ones become internal errors. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code, statusCode, retryAfter } = error as Record<string, unknown>;
  if (isDiskFull(error)) {
    return new ApiError(
      507,
      'UNAVAILABLE',
      'Nothing was saved, as the server has no space left. Please try again later.',
    );
  }
  if (isDatabaseUnavailable(error) || statusCode === 503) {
    const sentence = 'The service is not available right now. Please try again soon.';
    const unavailable = new ApiError(503, 'UNAVAILABLE', sentence);
    if (typeof retryAfter === 'number') unavailable.retryAfter = retryAfter;
    return unavailable;
  }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return refusalOf(statusCode);
  if (refusedValues.has(code)) return refusalOf(400);
  return new ApiError(500, 'INTERNAL_ERROR', 'Something went wrong on our side. Please try again.');
}
