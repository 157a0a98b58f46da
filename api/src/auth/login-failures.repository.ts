import { sql, type Database } from '@suite/database';
import { networkOf } from '../http/limits/network-of.ts';

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
