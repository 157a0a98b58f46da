import { createAccountSchema } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import type { InferType } from 'yup';
import { recordAudit, type Actor } from '../../audit/audit.public.ts';
import { hashPassword, insertUser, isEmailKept, lockAndCountUsers } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { parseBody } from '../../validation/request-values.ts';
import { createOneTimePassword } from '../domain/one-time-password.ts';
import { selectGlobalRole } from '../roles.repository.ts';
import { insertUserRoles } from '../staffing.repository.ts';

const accountSchema = createAccountSchema.omit(['role_name']);

export interface NewGlobalAccount {
  usr_email: string;
  usr_firstname?: string;
  usr_lastname?: string;
}

export interface CreatedAccount {
  user_id: number;
  usr_email: string;
  password: string;
}

/** The password does not expire by default, because no administrator may exist who could send a new one. */
export async function createGlobalAccount(
  tx: Database,
  person: NewGlobalAccount,
  {
    named: [usr_firstname, usr_lastname],
    role_name,
    action,
    now,
    actor = { user_id: null, address: 'command line' },
    expires_at = null,
  }: {
    named: [string, string];
    role_name: string;
    action: string;
    now: Date;
    actor?: Actor;
    expires_at?: Date | null;
  },
): Promise<CreatedAccount> {
  const named = { usr_firstname, usr_lastname, ...person };
  const account = parseBody(accountSchema, named) as InferType<typeof accountSchema>;
  const password = createOneTimePassword();
  const isKept = await isEmailKept(tx, account.usr_email);
  const newcomer = {
    ...account,
    hotel_id: null,
    usr_password_hash: await hashPassword(password),
    one_time_password_expires_at: expires_at,
    usr_phone: null,
    position: null,
    created_at: now,
  };
  const user_id = isKept ? null : await insertUser(tx, newcomer);
  if (user_id === null) throw new DomainError('CONFLICT', 'EMAIL_TAKEN', { usr_email: account.usr_email });
  await insertUserRoles(tx, user_id, [await selectGlobalRole(tx, role_name)]);
  await recordAudit(tx, {
    actor,
    hotel_id: null,
    action,
    subject_type: 'user',
    subject_id: user_id,
    happened_at: now,
  });
  return { user_id, usr_email: account.usr_email, password };
}

/** Requires a database without accounts. */
export async function createSuperAdmin(
  db: Database,
  person: NewGlobalAccount,
  now: Date = new Date(),
): Promise<CreatedAccount> {
  return db.transaction(async (tx) => {
    if ((await lockAndCountUsers(tx)) > 0) {
      throw new DomainError('CONFLICT', 'ACCOUNTS_EXIST');
    }
    return createGlobalAccount(tx, person, {
      named: ['Super', 'Admin'],
      role_name: 'Super Admin',
      action: 'create-super-admin',
      now,
    });
  });
}

export async function createOperator(
  db: Database,
  person: NewGlobalAccount,
  now: Date = new Date(),
): Promise<CreatedAccount> {
  return db.transaction((tx) =>
    createGlobalAccount(tx, person, {
      named: ['Platform', 'Operator'],
      role_name: 'Platform Operator',
      action: 'create-operator',
      now,
    }),
  );
}
