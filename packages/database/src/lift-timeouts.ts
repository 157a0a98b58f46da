import sql from 'sql-template-tag';
import type { Database } from './database.ts';

/** Lets a transaction take as long as it needs, which must be bounded elsewhere: it holds its locks and a connection. */
export async function liftTimeouts(tx: Database): Promise<void> {
  await tx.query(sql`
    select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`);
}

/** Reads one state of the data for as long as it takes. */
export function readSnapshot<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read, read only`);
    await liftTimeouts(tx);
    return work(tx);
  });
}
