import type { Database } from '@suite/database';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { englishValues } from '../../errors/coded-message.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { lockAccount } from '../users.repository.ts';
import type { WaitingAction } from '../confirmations.repository.ts';
import { findRequiredProvider } from '../sign-ins.repository.ts';
import { codeLimits } from '../domain/account-codes.ts';
import { passwordAdvice } from '../domain/provider-sign-in.ts';
import { issueCode, refuseManyCodes } from './issue-code.ts';
import { codeRefusal, takeCode } from './take-code.ts';

interface ActionCode {
  user_id: number;
  actions: readonly WaitingAction[];
  secretKey: SecretKey;
}

const boundTo = (actions: readonly WaitingAction[]) =>
  actions
    .map(({ id }) => id)
    .sort()
    .join();

/** The mail names the calls, because code in the page may have changed what the page shows. */
export async function mailActionCode(db: Database, { user_id, actions, secretKey }: ActionCode) {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, user_id);
    await refuseManyCodes(tx, user_id);
    const code = await issueCode(tx, secretKey, { user_id, purpose: 'action', bound_to: boundTo(actions) });
    const provider = await findRequiredProvider(tx, user_id);
    await enqueueTranslatedEmail(tx, account, ({ t }) => ({
      subject: t('Your code to confirm a change of your account'),
      paragraphs: [
        t('this code confirms what is named here, once, for {minutes} minutes.', {
          minutes: codeLimits.minutes,
        }),
        t('Do not enter it if you want something else.'),
        passwordAdvice.signOutOthers(t, provider),
      ],
      facts: [
        ...actions.map(
          ({ sentence }) => [t('Action'), t(sentence.text, englishValues(sentence.values ?? {}))] as const,
        ),
        [t('Verification code'), code] as const,
      ],
    }));
  });
}

export async function spendActionCode(
  db: Database,
  { user_id, actions, secretKey, code }: ActionCode & { code: string },
  work: (tx: Database) => Promise<void>,
): Promise<void> {
  const given = { user_id, purpose: 'action' as const, verification_code: code, secretKey };
  const taken = await db.transaction(async (tx) => {
    const outcome = await takeCode(tx, { ...given, bound_to: boundTo(actions) });
    if (outcome.state === 'right') await work(tx);
    return outcome;
  });
  if (taken.state === 'right') return;
  throw codeRefusal(taken.state, 'code');
}
