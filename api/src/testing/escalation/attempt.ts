import { sql, type Database, type Transaction } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { DomainError, type DomainErrorType } from '../../errors/domain-error.ts';
import type { Move } from './staffing-moves.ts';

const rolledBack = new Error('rolled back');

export async function andUndo(db: Database, work: (tx: Database) => Promise<void>): Promise<void> {
  await db
    .transaction(async (tx) => {
      await work(tx);
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
}

export async function attempt(
  tx: Database,
  caller: Caller,
  { make }: Pick<Move, 'make'>,
): Promise<'made' | DomainErrorType> {
  try {
    await make(tx, caller);
    return 'made';
  } catch (error) {
    if (error instanceof DomainError) return error.errorType;
    throw error;
  }
}

const write = /\b(insert|update|delete|truncate|nextval|savepoint)\b/i;
const isRead = (text: string) => !write.test(text.replaceAll(/\bfor (no key )?update\b/gi, ''));

/**
 * Runs calls from the current state of `tx`: writes are rolled back, and reads before the first write are cached, which
 * avoids most queries of some twenty thousand calls.
 */
export function fromOneState(tx: Database): (work: (db: Database) => Promise<void>) => Promise<void> {
  const known = new Map<string, Promise<unknown[]>>();
  let hasSavepoint = false;
  return async (work) => {
    let hasWritten = false;
    const query: Database['query'] = async <Row>(statement: Parameters<Database['query']>[0]) => {
      if (!hasWritten && isRead(statement.text)) {
        const key = JSON.stringify([statement.text, statement.values]);
        const rows = known.get(key) ?? tx.query(statement);
        known.set(key, rows);
        return structuredClone(await rows) as Row[];
      }
      if (!hasSavepoint) await tx.query(sql`savepoint before_call`);
      hasSavepoint = hasWritten = true;
      return tx.query<Row>(statement);
    };
    const db: Transaction = {
      query,
      transaction: (inner) => inner(db),
      script: () => Promise.reject(new Error('A call runs no script')),
    };
    try {
      await work(db);
    } finally {
      if (hasWritten) await tx.query(sql`rollback to savepoint before_call`);
    }
  };
}
