import type { Database } from '@suite/database';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lockAccount } from '../users.repository.ts';
import { deleteAuthenticator, deleteRecoveryCodes } from '../second-factors.repository.ts';
import { deletePasskeys } from '../passkeys.repository.ts';
import { endAllAccess } from './end-sessions.ts';

/** The caller must check the permission. */
export async function resetSecondFactor(tx: Database, user_id: number): Promise<void> {
  const account = await lockAccount(tx, user_id);
  const hadApp = await deleteAuthenticator(tx, user_id);
  const passkeys = await deletePasskeys(tx, user_id);
  await deleteRecoveryCodes(tx, user_id);
  if (!hadApp && passkeys.length === 0) {
    throw new DomainError('CONFLICT', 'ACCOUNT_WITHOUT_SECOND_FACTOR');
  }
  await endAllAccess(tx, user_id, 'second factor reset');
  await enqueueTranslatedEmail(tx, account, ({ t }) => ({
    subject: t('Your two-step verification was reset'),
    paragraphs: [
      t(
        'an administrator removed the authenticator app, the recovery codes and the passkeys of your account, and every device was signed out. You sign in as before, without them.',
      ),
      t('If you did not ask for it, tell your administrator at once.'),
    ],
  }));
}
