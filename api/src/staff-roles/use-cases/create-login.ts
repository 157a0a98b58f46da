import type { Database } from '@suite/database';
import {
  describeProviderSignIn,
  findLanguage,
  findRequiredProvider,
  hashPassword,
  insertUser,
  isEmailKept,
  providerSignInLink,
} from '../../auth/auth.public.ts';
import type { Translate, Translated } from '../../languages/translator.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { createOneTimePassword, oneTimePasswordHours } from '../domain/one-time-password.ts';
import { insertUserRoles } from '../staffing.repository.ts';

const hourInMs = 3_600_000;

export interface NewLogin {
  hotel: { id: number; hotel_name: string };
  usr_email: string;
  usr_firstname: string;
  usr_lastname: string;
  usr_phone: string | null;
  position: string | null;
  role_ids: readonly number[];
  /** The first sentence of the e-mail, which explains why the person gets an account. */
  reason: (t: Translate) => Translated;
  /** The e-mail uses the inviter's language until the person has chosen one. */
  inviter_id: number;
  publicUrl: string;
  now: Date;
}

export async function createLogin(tx: Database, login: NewLogin): Promise<{ user_id: number }> {
  const password = createOneTimePassword();
  const usr_password_hash = await hashPassword(password);
  const isKept = await isEmailKept(tx, login.usr_email);
  const user_id = isKept ? null : await insertLogin(tx, login, usr_password_hash);
  if (user_id === null) throw emailIsTaken(login.usr_email);
  await mailInvitation(tx, { ...login, user_id, password });
  return { user_id };
}

export function emailIsTaken(usr_email: string): DomainError {
  return new DomainError('CONFLICT', 'EMAIL_TAKEN', { usr_email }, 'usr_email');
}

/** Returns null when the address has an account. */
export async function insertLogin(
  tx: Database,
  login: NewLogin,
  usr_password_hash: string,
): Promise<number | null> {
  const user_id = await insertUser(tx, {
    hotel_id: login.hotel.id,
    usr_email: login.usr_email,
    usr_password_hash,
    one_time_password_expires_at: expiryOf(login.now),
    usr_firstname: login.usr_firstname,
    usr_lastname: login.usr_lastname,
    usr_phone: login.usr_phone,
    position: login.position,
    created_at: login.now,
  });
  if (user_id !== null) await insertUserRoles(tx, user_id, login.role_ids);
  return user_id;
}

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + oneTimePasswordHours * hourInMs);
}

/** The password is stored as a hash only, so that the mail holds the single copy. */
export async function mailInvitation(
  tx: Database,
  invitation: Pick<NewLogin, 'usr_email' | 'usr_firstname' | 'reason' | 'publicUrl' | 'inviter_id'> & {
    user_id: number;
    hotel: { hotel_name: string };
    password: string;
  },
): Promise<void> {
  const { user_id, inviter_id, usr_email, hotel, password, publicUrl } = invitation;
  const provider = await findRequiredProvider(tx, user_id);
  const usr_language = await findLanguage(tx, [user_id, inviter_id]);
  await enqueueTranslatedEmail(tx, { ...invitation, usr_language }, ({ t }) => ({
    subject: t('Your account at {hotel_name}', { hotel_name: hotel.hotel_name }),
    paragraphs: [
      invitation.reason(t),
      provider
        ? describeProviderSignIn(t, provider)
        : t('The password below opens your account once, within {hours} hours; you then choose your own.', {
            hours: oneTimePasswordHours,
          }),
    ],
    facts: [[t('E-mail'), usr_email], ...(provider ? [] : [[t('One-time password'), password] as const])],
    link: provider
      ? providerSignInLink(t, provider, publicUrl)
      : { label: t('Sign in'), url: new URL('/login', publicUrl).href },
  }));
}
