import { DomainError } from '../../errors/domain-error.ts';
import type { Caller } from '../../access/caller.ts';

export function requireChosenPassword(caller: Caller): void {
  if (!caller.must_change_password) return;
  throw new DomainError('PASSWORD_CHANGE_REQUIRED', 'OWN_PASSWORD_REQUIRED');
}
