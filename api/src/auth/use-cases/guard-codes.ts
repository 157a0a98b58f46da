import type { Database } from '@suite/database';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { lockAccount } from '../users.repository.ts';
import {
  deleteCodeAttempt,
  forgetCodeFailures,
  recordCodeAttempt,
  type CodeFailures,
} from '../sign-ins.repository.ts';
import { DomainError } from '../../errors/domain-error.ts';

/** Limits wrong codes in 15 minutes and in a day. `of_account` does not apply where the owner has signed in before. */
const limits = { from_here: 5, of_account: 10, of_day: 50 } as const;

const failuresPerNotice = 5;

function isCodeThrottled({ from_here, of_account, of_day, is_known_here }: CodeFailures): boolean {
  return (
    from_here >= limits.from_here ||
    (of_account >= limits.of_account && !is_known_here) ||
    of_day >= limits.of_day
  );
}

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
