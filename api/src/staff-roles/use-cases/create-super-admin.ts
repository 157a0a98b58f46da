import type { Database } from '@suite/database';
import { object, string, type InferType } from 'yup';
import { recordAudit } from '../../audit/audit.public.ts';
import { hashPassword } from '../../auth/auth.public.ts';
import { ApiError } from '../../plugins/errors.ts';
import { parseBody } from '../../plugins/request-values.ts';
import { createOneTimePassword } from '../domain/one-time-password.ts';
import { selectSuperAdminRole } from '../roles.repository.ts';
import { insertUser, insertUserRoles, lockAndCountUsers } from '../staff-roles.repository.ts';

const superAdminSchema = object({
  usr_email: string()
    .trim()
    .required('Email is required')
    .max(254)
    .email('Please enter a valid email address'),
  usr_firstname: string().trim().max(50).default('Super'),
  usr_lastname: string().trim().max(50).default('Admin'),
});

/**
 * The very first account, on a database without any. The password is returned this once and does not
 * expire: nobody else could make a new one.
 */
export async function createSuperAdmin(
  db: Database,
  person: { usr_email: string; usr_firstname?: string; usr_lastname?: string },
  now: Date = new Date(),
): Promise<{ user_id: number; usr_email: string; password: string }> {
  const account = parseBody(superAdminSchema, person) as InferType<typeof superAdminSchema>;
  const password = createOneTimePassword();
  const usr_password_hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    if ((await lockAndCountUsers(tx)) > 0) {
      throw new ApiError(
        409,
        'CONFLICT',
        'There are accounts already; only an empty database gets a first one.',
      );
    }
    const user_id = await insertUser(tx, {
      ...account,
      hotel_id: null,
      usr_password_hash,
      one_time_password_expires_at: null,
      usr_phone: null,
      position: null,
      created_at: now,
    });
    if (user_id === null) throw new Error('An account appeared while the users table was locked.');
    await insertUserRoles(tx, user_id, [await selectSuperAdminRole(tx)]);
    await recordAudit(tx, {
      actor: { user_id: null, address: 'command line' },
      hotel_id: null,
      action: 'create-super-admin',
      subject_type: 'user',
      subject_id: user_id,
      happened_at: now,
    });
    return { user_id, usr_email: account.usr_email, password };
  });
}
