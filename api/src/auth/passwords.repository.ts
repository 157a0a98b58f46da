import { sql, type Database } from '@suite/database';
import { networkOf } from '../http/limits/network-of.ts';
import { currentTrace } from '../http/tracing/trace-context.ts';
import { hashPassword } from './domain/passwords.ts';
import { createToken } from './domain/tokens.ts';
import { isUsableAccount } from './auth.repository.ts';

export async function findPassword(
  db: Database,
  user_id: number,
): Promise<{ usr_email: string; usr_password_hash: string }> {
  const [row] = await db.query<{ usr_email: string; usr_password_hash: string }>(sql`
    select usr_email, usr_password_hash from users where user_id = ${user_id}`);
  if (!row) throw new Error(`There is no user ${user_id}`);
  return row;
}

export async function updatePasswordHash(tx: Database, user_id: number, hash: string): Promise<void> {
  await tx.query(sql`update users set usr_password_hash = ${hash} where user_id = ${user_id}`);
}

export interface StoredPassword {
  usr_password_hash: string;
  hotel_id: number | null;
  usr_email: string;
  usr_firstname: string;
  usr_lastname: string;
}

export async function lockOneTimePassword(tx: Database, user_id: number): Promise<StoredPassword | null> {
  const [row] = await tx.query<StoredPassword>(sql`
    select usr_password_hash, hotel_id, usr_email, usr_firstname, usr_lastname from users
    where user_id = ${user_id} and (must_change_password or password_is_short) and removed_at is null
    for update
  `);
  return row ?? null;
}

export async function replacePassword(tx: Database, user_id: number, hash: string): Promise<void> {
  await tx.query(sql`
    update users set usr_password_hash = ${hash}, must_change_password = false, one_time_password_expires_at = null
    where user_id = ${user_id}`);
}

export async function updateOneTimePassword(
  tx: Database,
  user_id: number,
  usr_password_hash: string,
  expires_at: Date | null,
): Promise<void> {
  await tx.query(sql`
    update users set usr_password_hash = ${usr_password_hash}, one_time_password_expires_at = ${expires_at}
    where user_id = ${user_id} and must_change_password`);
}

/** Removes password duties from a person who signed in through a provider. */
export async function forgetOneTimePassword(tx: Database, user_id: number): Promise<void> {
  await tx.query(sql`
    update users set password_is_short = false where user_id = ${user_id} and password_is_short`);
  const waiting = await tx.query(sql`
    select 1 from users where user_id = ${user_id} and must_change_password`);
  if (waiting.length === 0) return;
  await replacePassword(tx, user_id, await hashPassword(createToken().token));
}

export async function findMinPasswordLength(db: Database, user_id: number): Promise<number> {
  const [row] = await db.query<{ min_length: number }>(
    sql`select min_length from account_password_rules where user_id = ${user_id}`,
  );
  if (!row) throw new Error(`There is no user ${user_id}`);
  return row.min_length;
}

export async function recordShortPassword(tx: Database, user_id: number, length: number): Promise<void> {
  await tx.query(sql`
    update users set password_is_short = not password_is_short
    from account_password_rules as rules
    where users.user_id = ${user_id} and rules.user_id = users.user_id and not must_change_password
      and password_is_short <> (${length} < rules.min_length)`);
}

export async function replaceMinPasswordLength(tx: Database, min_length: number): Promise<number> {
  const before = await findPlatformMinPasswordLength(tx);
  await tx.query(sql`update password_rules set min_length = ${min_length}`);
  return before;
}

export async function findPlatformMinPasswordLength(db: Database): Promise<number> {
  const [row] = await db.query<{ min_length: number }>(sql`select min_length from password_rules for update`);
  if (!row) throw new Error('The platform has no rule for passwords');
  return row.min_length;
}

export const resetMinutes = 30;

export async function insertPasswordReset(tx: Database, user_id: number, token_hash: Buffer): Promise<void> {
  await tx.query(sql`
    insert into password_resets (user_id, token_hash, expires_at)
    values (${user_id}, ${token_hash}, now() + make_interval(mins => ${resetMinutes}))`);
}

export async function findPasswordReset(
  db: Database,
  token_hash: Buffer,
): Promise<{ id: number; user_id: number } | undefined> {
  const [row] = await db.query<{ id: number; user_id: number }>(sql`
    select password_resets.id, users.user_id
    from password_resets join users on users.user_id = password_resets.user_id
    left join hotel_overview as hotels on hotels.id = users.hotel_id
    where token_hash = ${token_hash} and closed_at is null and expires_at > now() and ${isUsableAccount}`);
  return row;
}

/** Closes all links of the person; resolves to false if this one was closed before. */
export async function closePasswordResets(tx: Database, user_id: number, id?: number): Promise<boolean> {
  const closed = await tx.query<{ id: number }>(sql`
    update password_resets set closed_at = now() where user_id = ${user_id} and closed_at is null returning id`);
  return closed.some((row) => row.id === id);
}

export interface ResetRequest {
  usr_email: string;
  address: string;
}

export async function insertResetRequest(db: Database, { usr_email, address }: ResetRequest): Promise<void> {
  const { traceparent, tracestate } = currentTrace();
  await db.query(sql`
    insert into password_reset_requests (usr_email, address, network, traceparent, tracestate)
    values (${usr_email}, ${address}, ${networkOf(address)}, ${traceparent}, ${tracestate})`);
}

export async function countResetRequestsFrom(db: Database, address: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(sql`
    select count(*) as total from password_reset_requests
    where network = ${networkOf(address)} and requested_at > now() - interval '1 hour'`);
  return row?.total ?? 0;
}

interface WaitingResetRequest extends ResetRequest {
  traceparent: string | null;
  tracestate: string | null;
  settled_before: number;
}

export async function takeResetRequest(tx: Database): Promise<WaitingResetRequest | undefined> {
  await tx.query(sql`
    delete from password_reset_requests
    where settled_at is not null and requested_at < now() - interval '1 day'`);
  const [row] = await tx.query<WaitingResetRequest>(sql`
    update password_reset_requests set settled_at = now()
    where id = (
      select id from password_reset_requests where settled_at is null
      order by id limit 1 for update skip locked)
    returning usr_email, address, traceparent, tracestate, (
      select count(*) from password_reset_requests settled
      where lower(settled.usr_email) = lower(password_reset_requests.usr_email)
        and settled.settled_at > now() - interval '30 minutes') as settled_before`);
  return row;
}

export interface ResetAccount {
  user_id: number;
  hotel_id: number | null;
  usr_email: string;
  usr_firstname: string;
  usr_language: string | null;
  must_change_password: boolean;
  may_be_used: boolean;
}

export async function findResetAccount(db: Database, usr_email: string): Promise<ResetAccount | undefined> {
  const [row] = await db.query<ResetAccount>(sql`
    select user_id, users.hotel_id, usr_email, usr_firstname, usr_language, must_change_password,
      coalesce(${isUsableAccount}, false) as may_be_used
    from users left join hotel_overview as hotels on hotels.id = users.hotel_id
    where lower(usr_email) = lower(${usr_email}) and users.removed_at is null`);
  return row;
}
