import { ApiError } from '../http/errors/errors.ts';

/** What a guest is told while nothing can be compared or kept. */
export function noChecksNow(): ApiError {
  return new ApiError(
    503,
    'UNAVAILABLE',
    'Photos cannot be checked right now. Please try again in a moment, or show your ID at the front desk.',
  );
}
