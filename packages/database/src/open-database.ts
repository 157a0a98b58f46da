import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { inspectSession, type Session } from './inspect-session.ts';
import { listen } from './listen.ts';
import { runStatement } from './run-statement.ts';
import { runAsTransaction, runSession, runTransaction } from './run-transaction.ts';

export interface Timeouts {
  /** Covers waiting for a free connection and opening one. */
  connectTimeoutMs: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  idleTransactionTimeoutMs: number;
}

export interface OpenDatabaseOptions {
  max?: number;
  allowExitOnIdle?: boolean;
  /** Names PostgreSQL itself, for notifications, where the other address is that of a pooler in transaction mode. */
  directUrl?: string | undefined;
  /** Permits a pooler in transaction mode without `directUrl`. Nothing may listen or lock between transactions. */
  readsOnly?: boolean;
  /** Without them nothing is cut off. */
  timeouts?: Timeouts | undefined;
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
  { directUrl, readsOnly = false, timeouts, ...options }: OpenDatabaseOptions = {},
): Promise<OpenDatabase> {
  const { connectTimeoutMs = 0 } = timeouts ?? {};
  const inspect = (url: string, hasDirectUrl: boolean) =>
    inspectSession(url, { hasDirectUrl, connectTimeoutMs }).catch((cause: unknown) => {
      throw new Error(`The database at ${placeOf(url)} cannot be used: ${messageOf(cause)}.`, { cause });
    });
  const session = await inspect(connectionString, readsOnly || directUrl !== undefined);
  if (directUrl !== undefined) requireSameDatabase(session, await inspect(directUrl, false));
  const { isShared, hasNamedStatements } = session;
  const setTimeouts = timeouts && statementsThatSet(timeouts, isShared ? 'local' : 'session');
  const pool = new pg.Pool({
    ...{
      connectionString,
      connectionTimeoutMillis: connectTimeoutMs,
      max: 10,
      types: typeParsers,
      ...options,
    },
    ...(isShared && { pipeline: true }),
    ...(!isShared && setTimeouts && { onConnect: runOnConnect(setTimeouts) }),
  });
  pool.on('error', () => undefined);
  const begin = isShared && setTimeouts ? `begin; ${setTimeouts}` : 'begin';
  const connections = { pool, hasNamedStatements, begin };
  return {
    query: (statement) =>
      isShared ? runAsTransaction(connections, statement) : runStatement(pool, statement, hasNamedStatements),
    transaction: (work) => runTransaction(connections, work),
    session: (work) => runSession(connections, work),
    listen: (channel, handlers) =>
      listen({ connectionString: directUrl ?? connectionString, connectTimeoutMs }, channel, handlers),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

function runOnConnect(text: string): (client: pg.ClientBase) => void {
  // The pool waits for the promise, although its types declare none.
  return ((client) => client.query(text)) as (client: pg.ClientBase) => void;
}

function requireSameDatabase(pooled: Session, direct: Session): void {
  if (pooled.databaseKey === direct.databaseKey) return;
  throw new Error('DATABASE_DIRECT_URL names another database than DATABASE_URL: set both to the same one.');
}

function statementsThatSet(timeouts: Timeouts, scope: 'local' | 'session'): string {
  const { statementTimeoutMs, lockTimeoutMs, idleTransactionTimeoutMs } = timeouts;
  return Object.entries({
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
  })
    .map(([name, milliseconds]) => `set ${scope} ${name} = ${milliseconds}`)
    .join('; ');
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
