import { sql, type Database } from '@suite/database';
import type { SignInRules } from '@suite/contracts/auth';
import { networkOf } from '../http/limits/network-of.ts';
import type { RequiredProvider } from './domain/provider-sign-in.ts';
import { isApprovedAccount, isUsableAccount } from './auth.repository.ts';
import { secondFactorMinutes } from './domain/authenticator.ts';

export interface AccountRow {
  user_id: number;
  hotel_id: number | null;
  usr_password_hash: string;
  is_active: boolean;
}

/** Includes deactivated accounts. */
export async function findAccountByEmail(database: Database, email: string): Promise<AccountRow | undefined> {
  const [row] = await database.query<AccountRow>(sql`
    select users.user_id, users.hotel_id, users.usr_password_hash, users.is_active
    from users left join hotel_overview as hotels on hotels.id = users.hotel_id
    where lower(users.usr_email) = lower(${email}) and ${isApprovedAccount}
      and (users.one_time_password_expires_at is null or users.one_time_password_expires_at > now())`);
  return row;
}

export type SignInAccount = Pick<AccountRow, 'user_id' | 'hotel_id' | 'is_active'>;

export async function findAccountOf(db: Database, user_id: number): Promise<SignInAccount | undefined> {
  const [row] = await db.query<SignInAccount>(sql`
    select users.user_id, users.hotel_id, users.is_active
    from users left join hotel_overview as hotels on hotels.id = users.hotel_id
    where users.user_id = ${user_id} and ${isApprovedAccount}`);
  return row;
}

export async function recordLogin(database: Database, userId: number): Promise<void> {
  await database.query(sql`update users set last_login = now() where user_id = ${userId}`);
}

export async function findRequiredProvider(
  db: Database,
  user_id: number,
): Promise<RequiredProvider | undefined> {
  const [row] = await db.query<RequiredProvider>(sql`
    select hotel_id, provider_name from required_sign_in_providers where user_id = ${user_id}`);
  return row;
}

export async function findSignInRules(db: Database): Promise<SignInRules> {
  const [row] = await db.query<SignInRules>(sql`select requires_second_factor from sign_in_rules`);
  if (!row) throw new Error('The platform has no rules for sign-ins');
  return row;
}

export async function replaceSignInRules(tx: Database, rules: SignInRules): Promise<SignInRules> {
  await tx.query(sql`select 1 from sign_in_rules for update`);
  const before = await findSignInRules(tx);
  await tx.query(sql`update sign_in_rules set requires_second_factor = ${rules.requires_second_factor}`);
  return before;
}

export interface Attempt {
  account: string;
  address: string;
}

/** Stores a failure in advance. Attempts wait for each other, because a count would miss an uncommitted one. */
export async function recordAttempt(
  database: Database,
  attempt: Attempt,
): Promise<{ id: number; failures: FailureCounts }> {
  return database.transaction(async (tx) => {
    // The fixed order of the locks prevents deadlocks.
    await tx.query(sql`
      select pg_advisory_xact_lock(hashtext('login_failures.account'), hashtext(${attempt.account}))`);
    await tx.query(sql`
      select pg_advisory_xact_lock(hashtext('login_failures.address'), hashtext(${networkOf(attempt.address)}))`);
    const id = await insertAttempt(tx, attempt);
    return { id, failures: await countFailures(tx, attempt, id) };
  });
}

async function insertAttempt(tx: Database, attempt: Attempt): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into login_failures (account, address) values (${attempt.account}, ${networkOf(attempt.address)})
    returning id`);
  if (!row) throw new Error('The sign-in attempt was not returned');
  return row.id;
}

export interface FailureCounts {
  from_here: number;
  of_account: number;
  of_address: number;
  /** Is true if the account signed in from this address within the last 30 days. */
  is_known_here: boolean;
}

async function countFailures(tx: Database, attempt: Attempt, id: number): Promise<FailureCounts> {
  const [row] = await tx.query<FailureCounts>(sql`
    select count(*) filter (where account = ${attempt.account} and address = ${networkOf(attempt.address)}) as from_here,
      count(*) filter (where account = ${attempt.account}) as of_account,
      count(*) filter (where address = ${networkOf(attempt.address)}) as of_address,
      exists (
        select 1 from users join sessions on sessions.user_id = users.user_id
        where lower(users.usr_email) = ${attempt.account} and users.removed_at is null
          and sessions.address = ${attempt.address} and sessions.signed_in_at > now() - interval '30 days'
      ) as is_known_here
    from login_failures
    where (account = ${attempt.account} or address = ${networkOf(attempt.address)})
      and failed_at > now() - interval '5 minutes' and id < ${id}`);
  if (!row) throw new Error('The failures were not counted');
  return row;
}

export async function deleteAttempt(database: Database, id: number): Promise<void> {
  await database.query(sql`delete from login_failures where id = ${id}`);
}

export async function forgetFailures(database: Database, attempt: Attempt): Promise<void> {
  await database.query(sql`
    delete from login_failures
    where (account = ${attempt.account} and address = ${networkOf(attempt.address)})
      or failed_at < now() - interval '1 hour'`);
}

export async function insertPendingLogin(tx: Database, user_id: number, token_hash: Buffer): Promise<void> {
  await tx.query(sql`delete from pending_logins where expires_at < now()`);
  await tx.query(sql`
    insert into pending_logins (token_hash, user_id, expires_at)
    values (${token_hash}, ${user_id}, now() + make_interval(mins => ${secondFactorMinutes.pendingLogin}))`);
}

export async function findPendingLogin(
  db: Database,
  token_hash: Buffer,
): Promise<{ user_id: number; hotel_id: number | null } | undefined> {
  const [row] = await db.query<{ user_id: number; hotel_id: number | null }>(sql`
    select users.user_id, users.hotel_id
    from pending_logins join users on users.user_id = pending_logins.user_id
    left join hotel_overview as hotels on hotels.id = users.hotel_id
    where token_hash = ${token_hash} and expires_at > now() and ${isUsableAccount}`);
  return row;
}

export async function takePendingLogin(tx: Database, token_hash: Buffer): Promise<boolean> {
  const taken = await tx.query(sql`
    delete from pending_logins where token_hash = ${token_hash} and expires_at > now() returning 1`);
  return taken.length > 0;
}

export async function deletePendingLogins(tx: Database, user_id: number): Promise<void> {
  await tx.query(sql`delete from pending_logins where user_id = ${user_id}`);
}

interface CodeAttempt {
  user_id: number;
  address: string;
}

/** Stores a failure in advance. Attempts wait for each other, because a count would miss an uncommitted one. */
export async function recordCodeAttempt(
  db: Database,
  attempt: CodeAttempt,
): Promise<{ id: number; failures: CodeFailures }> {
  await db.query(sql`delete from second_factor_failures where failed_at < now() - interval '1 day'`);
  return db.transaction(async (tx) => {
    await tx.query(sql`
      select pg_advisory_xact_lock(hashtext('second_factor_failures'), ${attempt.user_id}::integer)`);
    const id = await insertCodeAttempt(tx, attempt);
    return { id, failures: await countCodeFailures(tx, attempt, id) };
  });
}

async function insertCodeAttempt(tx: Database, { user_id, address }: CodeAttempt): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into second_factor_failures (user_id, network) values (${user_id}, ${networkOf(address)})
    returning id`);
  if (!row) throw new Error('The attempt was not returned');
  return row.id;
}

export interface CodeFailures {
  from_here: number;
  of_account: number;
  of_day: number;
  is_known_here: boolean;
}

async function countCodeFailures(
  tx: Database,
  { user_id, address }: CodeAttempt,
  id: number,
): Promise<CodeFailures> {
  const [row] = await tx.query<CodeFailures>(sql`
    with recent as (
      select network, failed_at > now() - interval '15 minutes' as is_new
      from second_factor_failures
      where user_id = ${user_id} and failed_at > now() - interval '1 day' and id < ${id})
    select count(*) filter (where is_new and network = ${networkOf(address)}) as from_here,
      count(*) filter (where is_new) as of_account, count(*) as of_day,
      exists (
        select from sessions where user_id = ${user_id} and address = ${address}
          and signed_in_at > now() - interval '30 days') as is_known_here
    from recent`);
  if (!row) throw new Error('The failures were not counted');
  return row;
}

export async function deleteCodeAttempt(db: Database, id: number): Promise<void> {
  await db.query(sql`delete from second_factor_failures where id = ${id}`);
}

export async function forgetCodeFailures(tx: Database, { user_id, address }: CodeAttempt): Promise<void> {
  await tx.query(sql`
    delete from second_factor_failures where user_id = ${user_id} and network = ${networkOf(address)}`);
}
