import { DomainError } from '../../errors/domain-error.ts';
import type { Caller } from '../../access/caller.ts';

/** Refuses users who signed in with a one-time password and have not chosen a new one yet. */
export function requireChosenPassword(caller: Caller): void {
  if (!caller.must_change_password) return;
  throw new DomainError('PASSWORD_CHANGE_REQUIRED', 'Please choose a password of your own first.');
}
