import { DomainError } from '../errors/domain-error.ts';

export function noChecksNow(): DomainError {
  return new DomainError(
    'UNAVAILABLE',
    'Photos cannot be checked right now. Please try again in a moment, or show your ID at the front desk.',
  );
}
