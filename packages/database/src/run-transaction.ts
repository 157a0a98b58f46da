import type pg from 'pg';
import type { Transaction } from './database.ts';
import { runStatement } from './run-statement.ts';

export async function runTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const lost = (error: Error) => (broken = error);
  // Without a listener, the loss of the connection between two statements would end the process.
  client.on('error', lost);
  try {
    await client.query('begin');
    try {
      const result = await work(transactionOn(client, 1));
      await commit(client);
      return result;
    } catch (error) {
      await client.query('rollback').catch(lost);
      throw error;
    }
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}

function transactionOn(client: pg.PoolClient, depth: number): Transaction {
  return {
    query: (statement) => runStatement(client, statement),
    script: async (text) => void (await client.query(text)),
    async transaction(work) {
      const savepoint = `level_${depth}`;
      await client.query(`savepoint ${savepoint}`);
      try {
        const result = await work(transactionOn(client, depth + 1));
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
