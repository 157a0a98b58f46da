import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface Session {
  /** A pooler in transaction mode serves others with the same server connection between transactions. */
  isShared: boolean;
  /** False where a name might not exist at the server connection of the next transaction. */
  hasNamedStatements: boolean;
  /** Differs between databases and between servers. */
  databaseKey: string;
}

const attempts = 5;
const waitTimeoutMs = 2_000;
const setting = 'suite.session';

/** @throws Error for a pooler in transaction mode, unless another address names PostgreSQL itself */
export async function inspectSession(
  connectionString: string,
  { hasDirectUrl, connectTimeoutMs }: { hasDirectUrl: boolean; connectTimeoutMs: number },
): Promise<Session> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { processID } = client as pg.Client & { processID: number };
    const { pid, databaseKey } = await readSession(client);
    // A pooler reports process ids of its own.
    const isPooled = pid !== processID;
    if (isPooled && hasDirectUrl) {
      return { isShared: true, hasNamedStatements: await areStatementsRenamed(client), databaseKey };
    }
    if (isPooled) await requireOwnSession(client, connectionString);
    return { isShared: false, hasNamedStatements: true, databaseKey };
  } finally {
    await client.end();
  }
}

/** Poolers that follow prepared statements give them names of their own (PgBouncer: `PGBOUNCER_1`). */
async function areStatementsRenamed(client: pg.Client): Promise<boolean> {
  const name = `suite_${randomUUID()}`;
  await client.query('begin');
  await client.query({ name, text: 'select 1' });
  const { rowCount } = await client.query('select from pg_prepared_statements where name = $1', [name]);
  if (rowCount) await client.query(`deallocate ${client.escapeIdentifier(name)}`);
  await client.query('commit');
  return !rowCount;
}

async function requireOwnSession(client: pg.Client, connectionString: string): Promise<void> {
  const other = new pg.Client({ connectionString, connectionTimeoutMillis: waitTimeoutMs });
  other.on('error', () => undefined);
  try {
    await other.connect();
  } catch {
    // With a session for each connection, a pooler may have none left.
    return;
  }
  try {
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (await isShared(client, other)) {
        throw new Error(
          'it is behind a connection pooler in transaction mode, which loses locks and notifications between transactions: name the PostgreSQL server itself in DATABASE_DIRECT_URL, or set the pooler to session mode (PgBouncer: pool_mode = session)',
        );
      }
    }
  } finally {
    await other.end();
  }
}

/** Detects the other connection's setting, or a server process that changes while the other connection works. */
async function isShared(client: pg.ClientBase, other: pg.ClientBase): Promise<boolean> {
  const value = randomUUID();
  const before = await readSession(client, value);
  await other.query('begin');
  const foreign = await readSession(other);
  const after = foreign.value === value ? undefined : await readSession(client);
  await other.query('rollback');
  return after === undefined || after.pid !== before.pid || after.value !== value;
}

interface SessionRow {
  pid: number;
  value: string | null;
  databaseKey: string;
}

async function readSession(client: pg.ClientBase, value?: string): Promise<SessionRow> {
  const { rows } = await client.query<SessionRow>(
    `select pg_backend_pid() as pid, current_database() || extract(epoch from pg_postmaster_start_time()) as "databaseKey",
      ${value === undefined ? `current_setting('${setting}', true)` : `set_config('${setting}', $1, false)`} as value`,
    value === undefined ? [] : [value],
  );
  return rows[0] ?? { pid: 0, value: '', databaseKey: '' };
}
