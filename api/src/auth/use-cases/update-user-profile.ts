import type { ProfileChange } from '@suite/contracts/auth';
import type { Message } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import type { AddressRules } from '@suite/registry';
import { codedMessage } from '../../errors/coded-message.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import type { Caller } from '../../access/caller.ts';
import { choosePassword } from './choose-password.ts';
import { endOtherSessionsOf } from '../sessions.repository.ts';
import { beginPasswordChange } from './begin-password-change.ts';
import { changeEmail } from './change-email.ts';
import { changeProfile } from './change-profile.ts';
import { finishPasswordChange } from './finish-password-change.ts';
import { replaceSession, type SessionTokens } from './start-session.ts';
import { requireConfirmation } from './require-confirmation.ts';
import { requireChosenPassword } from './require-ready-account.ts';

export interface AccountChange extends Message {
  step: 'otp' | 'done';
  tokens?: SessionTokens;
}

interface ChangeContext {
  secretKey: SecretKey;
  publicUrl: string;
  photoRules: AddressRules;
}

export async function updateUserProfile(
  db: Database,
  caller: Caller,
  change: ProfileChange,
  { secretKey, publicUrl, photoRules }: ChangeContext,
): Promise<AccountChange> {
  const { usr_password, verification_code, new_email } = change;
  if (usr_password !== undefined || verification_code !== undefined) await requireConfirmation(db, caller);
  if (usr_password !== undefined && caller.must_change_password) {
    const tokens = await exchangeOneTimePassword(db, caller, usr_password);
    return { step: 'done', message: 'Password updated successfully!', tokens };
  }
  requireChosenPassword(caller);
  if (usr_password !== undefined) {
    const { usr_email } = await beginPasswordChange(db, caller, usr_password, secretKey);
    return { step: 'otp', ...codedMessage('VERIFICATION_CODE_SENT', { usr_email }) };
  }
  if (verification_code !== undefined && new_email !== undefined) {
    const tokens = await changeEmail(db, caller, { new_email, verification_code }, { secretKey, publicUrl });
    return { step: 'done', message: 'Email address updated successfully!', tokens };
  }
  if (verification_code !== undefined) {
    const tokens = await finishPasswordChange(db, caller, verification_code, secretKey);
    return { step: 'done', message: 'Password updated successfully!', tokens };
  }
  await changeProfile(db, caller, change, photoRules);
  return { step: 'done', message: 'Profile updated successfully!' };
}

// The one-time password came by mail, which already proved that the address is the caller's.
async function exchangeOneTimePassword(
  db: Database,
  caller: Caller,
  usr_password: string,
): Promise<SessionTokens> {
  return db.transaction(async (tx) => {
    await choosePassword(tx, caller, usr_password);
    await endOtherSessionsOf(tx, caller.user_id, caller.session_id, 'password changed');
    return replaceSession(tx, caller.session_id);
  });
}
