import type { CreateAccountPayload } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import { composeEmail, enqueueEmail } from '../../mail/mail.public.ts';
import { findAccount, type AccountRow } from '../accounts.repository.ts';
import { oneTimePasswordHours } from '../domain/one-time-password.ts';
import { changeAccounts, type AccountActor } from './change-account.ts';
import { createGlobalAccount } from './create-global-account.ts';
import { expiryOf } from './create-login.ts';

/** Adds an account of the platform and mails its one-time password. */
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
    await enqueueEmail(tx, {
      recipient: usr_email,
      subject: 'Your account in the Management Suite',
      ...composeEmail({
        greeting: `Hello ${usr_firstname},`,
        paragraphs: [
          `you have an account in the Management Suite with the role ${role_name}.`,
          `The password below opens it once, within ${oneTimePasswordHours} hours; you then choose your own.`,
        ],
        facts: [
          ['E-mail', usr_email],
          ['One-time password', password],
        ],
        link: { label: 'Sign in', url: new URL('/login', publicUrl).href },
      }),
    });
    const account = await findAccount(tx, user_id);
    if (!account) throw new Error('The new account was not found');
    return account;
  });
}
