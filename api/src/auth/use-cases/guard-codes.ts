import type { Database } from '@suite/database';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { lockAccount } from '../accounts.repository.ts';
import { failuresPerNotice, isCodeThrottled } from '../domain/second-factor-limits.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { deleteCodeAttempt, forgetCodeFailures, recordCodeAttempt } from '../pending-logins.repository.ts';

/** The guess counts as wrong until it is forgiven. */
export interface CodeGuess {
  forgive(tx: Database): Promise<void>;
  /** Notifies the owner after repeated wrong codes, because another person knows their password. */
  refuse(): Promise<void>;
}

export async function guardCodes(
  db: Database,
  attempt: { user_id: number; address: string },
): Promise<CodeGuess> {
  const { id, failures } = await recordCodeAttempt(db, attempt);
  if (isCodeThrottled(failures)) {
    await deleteCodeAttempt(db, id);
    throw new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_WRONG_CODES');
  }
  return {
    forgive: (tx) => forgetCodeFailures(tx, attempt),
    async refuse() {
      if ((failures.of_day + 1) % failuresPerNotice !== 0) return;
      await db.transaction(async (tx) => {
        const times = failures.of_day + 1;
        await enqueueTranslatedEmail(tx, await lockAccount(tx, attempt.user_id), ({ t }) => ({
          subject: t('Wrong codes at your sign-in'),
          paragraphs: [
            t(
              'your password was right {times} times today, and the code of your authenticator app was wrong.',
              { times },
            ),
            t(
              'If it was not you, your password is known to another person: choose a new one at once with "Forgot password?" on the sign-in page.',
            ),
          ],
        }));
      });
    },
  };
}
