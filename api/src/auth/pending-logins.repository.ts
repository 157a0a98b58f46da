import { sql, type Database } from '@suite/database';
import { networkOf } from '../http/limits/network-of.ts';
import { isUsableAccount } from './auth.repository.ts';
import { secondFactorMinutes } from './domain/authenticator.ts';
import type { CodeFailures } from './domain/second-factor-limits.ts';

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
