import { DomainError } from '../errors/domain-error.ts';

export function noChecksNow(): DomainError {
  return new DomainError('UNAVAILABLE', 'CHECKS_UNAVAILABLE');
}
