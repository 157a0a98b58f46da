import type { Database } from '@suite/database';
import { createToken, hashPassword, insertUser, replacePassword } from '../../auth/auth.public.ts';
import { notifyPeople } from '../../notifications/notifications.public.ts';
import { insertUserRoles } from '../staffing.repository.ts';

export interface NewProviderAccount {
  hotel_id: number | null;
  usr_email: string;
  usr_firstname: string;
  usr_lastname: string;
  role_id: number;
}

/** Sets a random password that is not disclosed. Returns null for a taken address. */
export async function createProviderAccount(
  tx: Database,
  { role_id, ...person }: NewProviderAccount,
): Promise<number | null> {
  const usr_password_hash = await hashPassword(createToken().token);
  const user_id = await insertUser(tx, {
    ...person,
    usr_password_hash,
    one_time_password_expires_at: null,
    usr_phone: null,
    position: null,
    created_at: new Date(),
  });
  if (user_id === null) return null;
  await insertUserRoles(tx, user_id, [role_id]);
  await replacePassword(tx, user_id, usr_password_hash);
  const { hotel_id } = person;
  if (hotel_id !== null)
    await notifyPeople(tx, { kind: 'staff', hotel_id, actor_id: user_id, subject_user_id: user_id });
  return user_id;
}
