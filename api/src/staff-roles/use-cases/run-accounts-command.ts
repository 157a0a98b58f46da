import { normalizeEmail } from '@suite/contracts/forms';
import { accountRoles, type AccountRole } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import { findAccounts, type AccountRow } from '../accounts.repository.ts';
import { activateAccount } from './activate-account.ts';
import { changeAccounts } from './change-account.ts';
import { createGlobalAccount } from './create-global-account.ts';
import { deactivateAccount } from './deactivate-account.ts';
import { removeAccount } from './remove-account.ts';
import { resetAccountSecondFactor } from './reset-account-second-factor.ts';
import { updateAccount } from './update-account.ts';

const usage = `Usage:
  list
  add <super-admin|operator> <e-mail> [first name] [last name]
  role <e-mail> <super-admin|operator>
  rename <e-mail> <first name> <last name>
  deactivate <e-mail>
  activate <e-mail>
  reset-second-factor <e-mail>
  remove <e-mail>`;

const roles: Record<string, AccountRole | undefined> = {
  'super-admin': accountRoles[0],
  operator: accountRoles[1],
};

const actor = { user_id: null, address: 'command line' };

export async function runAccountsCommand(db: Database, words: readonly string[]): Promise<string> {
  const [command, ...rest] = words;
  if (command === 'list') return (await findAccounts(db)).map(line).join('\n') || 'There are no accounts.';
  if (command === 'add') return add(db, rest);
  const [email, one = '', other = ''] = rest;
  if (!email) throw new Error(usage);
  const find = () => requireByEmail(db, email);
  switch (command) {
    case 'role': {
      const role_name = requireRole(one);
      const { user_id, usr_firstname, usr_lastname } = await find();
      const names = { usr_firstname, usr_lastname, updated_at: undefined };
      return line(await updateAccount(db, actor, user_id, { ...names, role_name }));
    }
    case 'rename': {
      if (!one || !other) throw new Error(usage);
      const { user_id, role_name } = await find();
      const names = { usr_firstname: one, usr_lastname: other, updated_at: undefined };
      return line(await updateAccount(db, actor, user_id, { ...names, role_name: role_name as AccountRole }));
    }
    case 'deactivate':
      return line(await deactivateAccount(db, actor, (await find()).user_id));
    case 'activate':
      return line(await activateAccount(db, actor, (await find()).user_id));
    case 'reset-second-factor':
      await resetAccountSecondFactor(db, actor, (await find()).user_id);
      return `${email} signs in with the password alone, and sets a second factor up where one is required.`;
    case 'remove':
      await removeAccount(db, actor, (await find()).user_id);
      return `${email} is removed.`;
    default:
      throw new Error(usage);
  }
}

async function add(db: Database, [role, email, first, last]: readonly string[]): Promise<string> {
  const role_name = requireRole(role ?? '');
  if (!email) throw new Error(usage);
  const [usr_firstname = 'Platform', usr_lastname = 'Account'] = [first, last];
  const { usr_email, password } = await changeAccounts(db, actor, (tx) =>
    createGlobalAccount(
      tx,
      { usr_email: email, usr_firstname, usr_lastname },
      { named: [usr_firstname, usr_lastname], role_name, action: 'create-account', now: new Date() },
    ),
  );
  return `${usr_email} can sign in with the password ${password}`;
}

function requireRole(word: string): AccountRole {
  const role_name = roles[word];
  if (!role_name) throw new Error(usage);
  return role_name;
}

async function requireByEmail(db: Database, email: string): Promise<AccountRow> {
  const accounts = await findAccounts(db);
  const wanted = normalizeEmail(email).toLowerCase();
  const account = accounts.find(({ usr_email }) => usr_email.toLowerCase() === wanted);
  if (!account) throw new Error(`There is no account of the platform with the address ${email}.`);
  return account;
}

function line({ usr_email, usr_firstname, usr_lastname, role_name, is_active }: AccountRow): string {
  return `${usr_email}  ${usr_firstname} ${usr_lastname}  ${role_name}  ${is_active ? 'active' : 'inactive'}`;
}
