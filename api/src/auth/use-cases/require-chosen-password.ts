import { ApiError } from '../../plugins/errors.ts';
import type { Caller } from '../domain/caller.ts';

/** Refuses whoever signed in with a one-time password and has not chosen another yet. */
export function requireChosenPassword(caller: Caller): void {
  if (!caller.must_change_password) return;
  throw new ApiError(403, 'PASSWORD_CHANGE_REQUIRED', 'Please choose a password of your own first.');
}
