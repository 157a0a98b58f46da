import { types } from 'node:util';
import type pg from 'pg';
import type { Statement, Transaction } from './database.ts';
import { runStatement } from './run-statement.ts';

export interface Connections {
  pool: pg.Pool;
  hasNamedStatements: boolean;
  /** Includes the time-outs where a session cannot hold them. */
  begin: string;
}

export async function runTransaction<T>(
  { pool, begin, hasNamedStatements }: Connections,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return withClient(pool, (client, lost) =>
    runBetween(client, lost, begin, () => work(transactionOn(client, hasNamedStatements, 1))),
  );
}

/** Lends one connection for statements and transactions of its own. */
export async function runSession<T>(
  { pool, begin, hasNamedStatements }: Connections,
  work: (session: Transaction) => Promise<T>,
): Promise<T> {
  return withClient(pool, (client, lost) =>
    work({
      ...transactionOn(client, hasNamedStatements, 0),
      transaction: (inner) =>
        runBetween(client, lost, begin, () => inner(transactionOn(client, hasNamedStatements, 1))),
    }),
  );
}

async function runBetween<T>(
  client: pg.PoolClient,
  lost: LostConnection,
  begin: string,
  work: () => Promise<T>,
): Promise<T> {
  await client.query(begin);
  try {
    const result = await work();
    await commit(client);
    return result;
  } catch (error) {
    // The server gives the reason for an ended connection once, and not in answer to a statement.
    if (lost.error && lost.error !== error && types.isNativeError(error)) error.cause ??= lost.error;
    await client.query('rollback').catch(lost.note);
    throw error;
  }
}

/** Sends the transaction around the statement with it; the connection must pipeline. */
export async function runAsTransaction<Row>(
  { pool, begin, hasNamedStatements }: Connections,
  statement: Statement,
): Promise<Row[]> {
  return withClient(pool, async (client, lost) => {
    const [begun, rows, ended] = await Promise.allSettled([
      client.query(begin),
      runStatement<Row>(client, statement, hasNamedStatements),
      client.query('commit'),
    ]);
    if (ended.status === 'rejected') lost.note(ended.reason as Error);
    for (const sent of [begun, rows, ended]) if (sent.status === 'rejected') throw sent.reason;
    return (rows as PromiseFulfilledResult<Row[]>).value;
  });
}

interface LostConnection {
  error?: Error;
  note(error: Error): void;
}

async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, lost: LostConnection) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const lost: LostConnection = { note: (error) => (lost.error ??= error) };
  // Without a listener, the loss of the connection between two statements would end the process.
  client.on('error', lost.note);
  try {
    return await work(client, lost);
  } finally {
    client.off('error', lost.note);
    client.release(lost.error);
  }
}

function transactionOn(client: pg.PoolClient, hasNamedStatements: boolean, depth: number): Transaction {
  return {
    query: (statement) => runStatement(client, statement, hasNamedStatements),
    script: async (text) => (await client.query(text)).rowCount ?? 0,
    async transaction(work) {
      const savepoint = `level_${depth}`;
      await client.query(`savepoint ${savepoint}`);
      try {
        const result = await work(transactionOn(client, hasNamedStatements, depth + 1));
        await client.query(`release savepoint ${savepoint}`);
        return result;
      } catch (error) {
        await client.query(`rollback to savepoint ${savepoint}`);
        throw error;
      }
    },
  };
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  // PostgreSQL answers a commit after a failed statement with a rollback instead of an error.
  if (command === 'ROLLBACK')
    throw new Error('The transaction was rolled back: one of its statements had failed.');
}
