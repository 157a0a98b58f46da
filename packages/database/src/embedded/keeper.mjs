/**
 * Stays beside an embedded server and stops it when nobody needs it any more: when the process that started it has
 * ended, in whatever way, or (for the server shared by tests) when it has had no visitor for a while.
 */
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** @typedef {import('./keeper-settings.ts').KeeperSettings} KeeperSettings */

const settings = /** @type {KeeperSettings} */ (JSON.parse(process.env['EMBEDDED_POSTGRES_KEEPER'] ?? ''));
const lockKey = 7_318_002;
const name = 'embedded-postgres-keeper';
const idleMs = settings.idleMs;
let mayStopNow = false;

let connection = connect();
await connection;
await (idleMs === undefined ? keepForOwner() : keepWhileVisited(idleMs));

async function connect() {
  const client = new pg.Client({ connectionString: settings.url, application_name: name });
  client.on('error', () => (connection = connectAgain()));
  client.on('notification', () => (mayStopNow = true));
  await client.connect();
  // Several owners may share a server: every keeper holds the lock, and the last one out stops the server.
  if (idleMs === undefined) await client.query('select pg_advisory_lock_shared($1)', [lockKey]);
  else await client.query('listen tests_ended');
  return client;
}

/** The server drops every connection when it recovers from a crash; when it does not come back, nothing is left to keep. */
async function connectAgain() {
  for (let attempt = 0; attempt < 50; attempt++) {
    await sleep(200);
    const client = await connect().catch(() => undefined);
    if (client) return client;
  }
  return process.exit(0);
}

async function keepForOwner() {
  const ownerIsGone = new Promise((resolve) => process.stdin.on('close', resolve).resume());
  process.stdout.write('ready\n');
  await ownerIsGone;
  // A server that does not answer serves no other owner either.
  if (await isLastOut().catch(() => true)) stopServer();
  process.exit(0);
}

async function isLastOut() {
  const client = await connection;
  await client.query('select pg_advisory_unlock_shared($1)', [lockKey]);
  const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [lockKey]);
  return rows[0].alone;
}

/** @param {number} patienceMs */
async function keepWhileVisited(patienceMs) {
  for (let lastVisit = Date.now(); Date.now() - lastVisit < patienceMs; await sleep(1_000)) {
    // A server that cannot answer just now is not idle.
    if (await hasVisitors().catch(() => true)) lastVisit = Date.now();
    else if (mayStopNow) break;
    mayStopNow = false;
  }
  await dropTestDatabases();
  stopServer();
}

async function hasVisitors() {
  const client = await connection;
  const { rows } = await client.query(
    "select 1 from pg_stat_activity where backend_type = 'client backend' and application_name <> $1 limit 1",
    [name],
  );
  return rows.length > 0;
}

async function dropTestDatabases() {
  const client = await connection;
  const { rows } = await client.query(
    "select datname from pg_database where datname like 'suite\\_test\\_%'",
  );
  for (const { datname } of rows) {
    await client.query(`alter database ${datname} is_template false`);
    await client.query(`drop database ${datname} with (force)`);
  }
}

function stopServer() {
  const { program, args, ...where } = settings.stop;
  spawnSync(program, args, { ...where, stdio: 'ignore', windowsHide: true });
  process.exit(0);
}
