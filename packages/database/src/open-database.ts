import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { listen } from './listen.ts';
import { requireOwnSession } from './require-own-session.ts';
import { runStatement } from './run-statement.ts';
import { runTransaction } from './run-transaction.ts';
import { typeParsers } from './type-parsers.ts';

export interface OpenDatabaseOptions {
  max?: number;
  allowExitOnIdle?: boolean;
}

/** @throws Error with one sentence if the database does not answer or a pooler shares sessions. */
export async function openDatabase(
  connectionString: string,
  options: OpenDatabaseOptions = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 10, types: typeParsers, ...options });
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    await requireOwnSession(client, connectionString).finally(() => client.release());
  } catch (cause) {
    await pool.end();
    throw new Error(`The database at ${placeOf(connectionString)} cannot be used: ${messageOf(cause)}.`, {
      cause,
    });
  }
  return {
    query: (statement) => runStatement(pool, statement),
    transaction: (work) => runTransaction(pool, work),
    listen: (channel, handlers) => listen(connectionString, channel, handlers),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

function placeOf(connectionString: string): string {
  if (!URL.canParse(connectionString)) return 'DATABASE_URL';
  const { host, pathname } = new URL(connectionString);
  return `${host}${pathname}`;
}

function messageOf(cause: unknown): string {
  // For a name with several addresses, Node reports an AggregateError without a message.
  const { errors, message } = cause as Partial<AggregateError>;
  return (errors?.[0] as Error | undefined)?.message ?? message ?? String(cause);
}
