import { randomUUID } from 'node:crypto';
import pg from 'pg';

const attempts = 5;
const waitTimeoutMs = 2_000;
const setting = 'suite.session';

export async function requireOwnSession(client: pg.ClientBase, connectionString: string): Promise<void> {
  const { processID } = client as pg.ClientBase & { processID: number };
  // A pooler reports process ids of its own.
  if ((await readSession(client)).pid === processID) return;
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
          'it is behind a connection pooler in transaction mode, which loses prepared statements, locks and notifications between transactions: set the pooler to session mode (PgBouncer: pool_mode = session), or name the PostgreSQL server itself in DATABASE_URL',
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

async function readSession(client: pg.ClientBase, value?: string): Promise<{ pid: number; value: string }> {
  const { rows } = await client.query<{ pid: number; value: string }>(
    value === undefined
      ? { text: `select pg_backend_pid() as pid, current_setting('${setting}', true) as value` }
      : {
          text: `select pg_backend_pid() as pid, set_config('${setting}', $1, false) as value`,
          values: [value],
        },
  );
  return rows[0] ?? { pid: 0, value: '' };
}
