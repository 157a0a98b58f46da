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

const client = new pg.Client({ connectionString: settings.url, application_name: name });
// The server is gone or going: there is nothing left to keep.
client.on('error', () => process.exit(0));
await client.connect();

await (settings.idleMs === undefined ? keepForOwner() : keepWhileVisited(settings.idleMs));

/** Several owners may share a server; every keeper holds the lock shared, and the last one out stops the server. */
async function keepForOwner() {
  await client.query('select pg_advisory_lock_shared($1)', [lockKey]);
  const ownerIsGone = new Promise((resolve) => process.stdin.on('close', resolve).resume());
  process.stdout.write('ready\n');
  await ownerIsGone;
  await client.query('select pg_advisory_unlock_shared($1)', [lockKey]);
  const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [lockKey]);
  if (rows[0].alone) stopServer();
  else await client.end();
}

/** @param {number} idleMs */
async function keepWhileVisited(idleMs) {
  for (let lastVisit = Date.now(); Date.now() - lastVisit < idleMs; await sleep(1_000)) {
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and application_name <> $1 limit 1",
      [name],
    );
    if (rows.length > 0) lastVisit = Date.now();
  }
  await dropTestDatabases();
  stopServer();
}

async function dropTestDatabases() {
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
