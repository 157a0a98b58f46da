import type { CreateAccountPayload } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import { findLanguage, requireConfirmedAction } from '../../auth/auth.public.ts';
import { describePerson } from '../domain/describe-change.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { findAccount, type AccountRow } from '../accounts.repository.ts';
import { oneTimePasswordHours } from '../domain/one-time-password.ts';
import { changeAccounts, type AccountActor } from './change-account.ts';
import { createGlobalAccount } from './create-global-account.ts';
import { expiryOf } from './create-login.ts';

export async function createAccount(
  db: Database,
  actor: AccountActor,
  { role_name, ...person }: CreateAccountPayload,
  { publicUrl, now = new Date() }: { publicUrl: string; now?: Date },
): Promise<AccountRow> {
  return changeAccounts(db, actor, async (tx) => {
    const { usr_firstname, usr_lastname } = person;
    const { user_id, usr_email, password } = await createGlobalAccount(tx, person, {
      actor,
      named: [usr_firstname, usr_lastname],
      role_name,
      action: 'create-account',
      expires_at: expiryOf(now),
      now,
    });
    const usr_language = await findLanguage(tx, [actor.user_id]);
    await enqueueTranslatedEmail(tx, { usr_email, usr_firstname, usr_language }, ({ t }) => ({
      subject: t('Your account in the Management Suite'),
      paragraphs: [
        t('you have an account in the Management Suite with the role {role_name}.', { role_name }),
        t('The password below opens it once, within {hours} hours; you then choose your own.', {
          hours: oneTimePasswordHours,
        }),
      ],
      facts: [
        [t('E-mail'), usr_email],
        [t('One-time password'), password],
      ],
      link: { label: t('Sign in'), url: new URL('/login', publicUrl).href },
    }));
    const account = await findAccount(tx, user_id);
    if (!account) throw new Error('The new account was not found');
    await requireConfirmedAction(tx, actor, {
      text: 'Add {person} to the platform as {role_name}',
      values: { person: describePerson(account), role_name: { texts: [role_name] } },
    });
    return account;
  });
}
