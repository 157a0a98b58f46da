import type { Endpoint } from '@suite/contracts/http';
import { DomainError } from '../../errors/domain-error.ts';
import type { Caller } from '../../access/caller.ts';

export function requireReadyAccount(
  caller: Caller,
  endpoint: Pick<Endpoint, 'withOneTimePassword' | 'withoutSecondFactor'>,
): void {
  if (caller.must_change_password) {
    if (!endpoint.withOneTimePassword) requireChosenPassword(caller);
  } else if (caller.must_set_up_second_factor && !endpoint.withoutSecondFactor) {
    throw new DomainError('SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_SETUP_REQUIRED');
  }
}

export function requireChosenPassword(caller: Caller): void {
  if (!caller.must_change_password) return;
  throw new DomainError('PASSWORD_CHANGE_REQUIRED', 'OWN_PASSWORD_REQUIRED');
}
