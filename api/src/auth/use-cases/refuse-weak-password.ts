import { ApiError } from '../../plugins/errors.ts';
import { passwordWeakness, type PasswordOwner } from '../domain/password-weakness.ts';

/** Refuses a password that is guessed first, or is its owner's name or address. */
export function refuseWeakPassword(usr_password: string, owner: PasswordOwner): void {
  const message = passwordWeakness(usr_password, owner);
  if (message) throw new ApiError(400, 'VALIDATION_ERROR', message, [{ field: 'usr_password', message }]);
}
