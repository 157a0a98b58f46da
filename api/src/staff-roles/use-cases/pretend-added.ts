import { randomUUID } from 'node:crypto';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findLanguageOfAddress } from '../../auth/auth.public.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import type { StaffRow } from '../staff-lists.repository.ts';
import { insertLogin, type NewLogin } from './create-login.ts';
import { getStaffMember } from './get-staff.ts';

/** Inserts a row under a random address and rolls it back, so that shape and time equal those of a true answer. */
export async function describeAsAdded(
  tx: Database,
  actor: Caller,
  login: NewLogin,
  usr_password_hash: string,
): Promise<StaffRow> {
  let described: StaffRow | undefined;
  const takenBack = new Error('taken back');
  const work = tx.transaction(async (inner) => {
    const placeholder = { ...login, usr_email: `${randomUUID()}@placeholder.invalid` };
    const user_id = await insertLogin(inner, placeholder, usr_password_hash);
    if (user_id === null) throw new Error('A random address has an account');
    described = { ...(await getStaffMember(inner, actor, user_id)), usr_email: login.usr_email };
    throw takenBack;
  });
  await work.catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
  if (!described) throw new Error('The person was not described');
  return described;
}

export async function mailTaken(tx: Database, { usr_email, hotel, publicUrl }: NewLogin): Promise<void> {
  const { hotel_name } = hotel;
  const usr_language = await findLanguageOfAddress(tx, usr_email);
  await enqueueTranslatedEmail(tx, { usr_email, usr_language }, ({ t }) => ({
    subject: t('{hotel_name} wanted to add you to its team', { hotel_name }),
    paragraphs: [
      t(
        '{hotel_name} wanted to add you to its team in the Management Suite with this address. It belongs to an account already, and an account belongs to one place, so nothing was changed. {hotel_name} was not told.',
        { hotel_name },
      ),
      t(
        'If you want to join, give them another address of yours, or ask the administrator of your present account to remove it first.',
      ),
      t('If you do not know this hotel, you need do nothing.'),
    ],
    link: { label: t('Sign in to your account'), url: new URL('/login', publicUrl).href },
  }));
}
