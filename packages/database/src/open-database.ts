import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { listen } from './listen.ts';
import { requireOwnSession } from './require-own-session.ts';
import { runStatement } from './run-statement.ts';
import { runTransaction } from './run-transaction.ts';

export interface OpenDatabaseOptions {
  max?: number;
  allowExitOnIdle?: boolean;
}

type Parser = (value: string) => unknown;

const int8 = 20;
const date = 1082;
const int8Array = 1016;
const dateArray = 1182;
const textArray: number = 1009;

const parseTextArray = pg.types.getTypeParser(textArray) as (value: string) => (string | null)[];

const parsers: Record<number, Parser> = {
  [int8]: Number,
  [date]: (value) => value,
  [int8Array]: (value) => parseTextArray(value).map((item) => (item === null ? null : Number(item))),
  [dateArray]: parseTextArray,
};

/** The driver would parse `date` as a local time and return `int8` as a string. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): Parser =>
    (format === 'binary' ? undefined : parsers[oid]) ?? (pg.types.getTypeParser(oid, format) as Parser),
};

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
