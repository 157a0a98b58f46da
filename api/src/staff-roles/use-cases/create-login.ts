import type { Database } from '@suite/database';
import { hashPassword } from '../../auth/auth.public.ts';
import { composeEmail, enqueueEmail } from '../../mail/mail.public.ts';
import { ApiError } from '../../plugins/errors.ts';
import { createOneTimePassword, oneTimePasswordHours } from '../domain/one-time-password.ts';
import { insertUser, insertUserRoles } from '../staff-roles.repository.ts';

const hourInMs = 3_600_000;

export interface NewLogin {
  hotel: { id: number; hotel_name: string };
  usr_email: string;
  usr_firstname: string;
  usr_lastname: string;
  usr_phone: string | null;
  position: string | null;
  role_ids: readonly number[];
  /** The first sentence of the e-mail: why this person gets an account. */
  reason: string;
  publicUrl: string;
  now: Date;
}

/** Makes an account of a hotel and mails its one-time password, which is written down nowhere else. */
export async function createLogin(tx: Database, login: NewLogin): Promise<{ user_id: number }> {
  const password = createOneTimePassword();
  const user_id = await insertUser(tx, {
    hotel_id: login.hotel.id,
    usr_email: login.usr_email,
    usr_password_hash: await hashPassword(password),
    one_time_password_expires_at: new Date(login.now.getTime() + oneTimePasswordHours * hourInMs),
    usr_firstname: login.usr_firstname,
    usr_lastname: login.usr_lastname,
    usr_phone: login.usr_phone,
    position: login.position,
    created_at: login.now,
  });
  if (user_id === null) {
    const message = `${login.usr_email} has an account already.`;
    throw new ApiError(409, 'CONFLICT', message, [{ field: 'usr_email', message }]);
  }
  await insertUserRoles(tx, user_id, login.role_ids);
  await enqueueEmail(tx, {
    recipient: login.usr_email,
    subject: `Your account at ${login.hotel.hotel_name}`,
    ...composeEmail({
      greeting: `Hello ${login.usr_firstname},`,
      paragraphs: [
        login.reason,
        `The password below opens your account once, within ${oneTimePasswordHours} hours; you then choose your own.`,
      ],
      facts: [
        ['E-mail', login.usr_email],
        ['One-time password', password],
      ],
      link: { label: 'Sign in', url: new URL('/login', login.publicUrl).href },
    }),
  });
  return { user_id };
}
