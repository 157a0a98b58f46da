/** Stops an embedded server after its owner has ended or, if tests share it, when it was idle for a while. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** @typedef {import('./start-watchdog.ts').WatchdogSettings} WatchdogSettings */

const settings = /** @type {WatchdogSettings} */ (
  JSON.parse(process.env['EMBEDDED_POSTGRES_WATCHDOG'] ?? '')
);
const lockKey = 7_318_002;
const name = 'embedded-postgres-watchdog';
const startLimitMs = 60_000;
const { clients } = settings;
let mayStopNow = false;
let { url } = settings;
/** @type {Promise<pg.Client> | undefined} */
let connection;

await (clients === undefined ? watchOwner() : watchClients(clients));

async function connect() {
  const client = new pg.Client({ connectionString: url, application_name: name });
  // A lost connection is handled on `end`; a second connection would hold the lock for ever.
  client.on('error', () => undefined);
  client.on('notification', () => (mayStopNow = true));
  await client.connect();
  // Each owner's watchdog holds the lock, and the last one to release it stops the server.
  if (clients === undefined) await client.query('select pg_advisory_lock_shared($1)', [lockKey]);
  else {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query('listen tests_ended');
  }
  client.once('end', () => (connection = connectAgain()));
  return client;
}

/** The server drops its connections when it recovers from a crash. An owner restarts it, however long that takes. */
async function connectAgain() {
  for (let attempt = 0; clients === undefined || attempt < 50; attempt++) {
    await sleep(200);
    if (clients !== undefined && !existsSync(dirname(settings.note))) break;
    const client = await connect().catch(() => undefined);
    if (client) return client;
  }
  return process.exit(0);
}

async function watchOwner() {
  let isStopping = false;
  process.stdout.on('error', () => undefined);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'stop') isStopping = true;
    else process.stdout.write((await hold(line)) ? 'held\n' : 'lost\n');
  }
  connection ??= findServer();
  // The owner may have been restarting the server when it died, or the next owner may be starting it now.
  if (await isLastOwner(isStopping ? 1_000 : 15_000).catch(() => true)) stopServer();
  process.exit(0);
}

/** @param {string} address */
async function hold(address) {
  url = address;
  const client = await connect().catch(() => undefined);
  if (client) connection = Promise.resolve(client);
  return client !== undefined;
}

/** Connects to a server whose owner ended during the start. PostgreSQL writes its port once it listens. */
async function findServer() {
  for (;;) {
    const [, , , port] = await readFile(settings.note, 'utf8').then(
      (text) => text.split('\n'),
      () => [],
    );
    url = Object.assign(new URL(url), { port: port ?? '' }).href;
    const client = port ? await connect().catch(() => undefined) : undefined;
    if (client) return client;
    await sleep(100);
  }
}

/** @param {number} timeoutMs */
async function isLastOwner(timeoutMs) {
  const client = await Promise.race([connection, sleep(timeoutMs)]);
  if (!client) return true;
  await client.query('select pg_advisory_unlock_shared($1)', [lockKey]);
  return isAlone(lockKey);
}

/** @param {{ lockKey: number, idleLimitMs: number }} clients */
async function watchClients({ lockKey: clientLockKey, idleLimitMs }) {
  connection = findServer();
  // Exits if no server has answered or another watchdog holds the lock.
  if (!(await Promise.race([connection, sleep(startLimitMs)]))) process.exit(0);
  let lastUsedAt = Date.now();
  for (;;) {
    const alone = await isAlone(clientLockKey).catch(() => false);
    if (alone && (mayStopNow || Date.now() - lastUsedAt >= idleLimitMs)) break;
    if (alone) await unlock(clientLockKey).catch(() => undefined);
    else lastUsedAt = Date.now();
    mayStopNow = false;
    await sleep(1_000);
  }
  // The lock is still held, so that new clients wait until the server has stopped.
  await dropTestDatabases();
  stopServer();
}

/** @param {number} key */
async function unlock(key) {
  await (await connection)?.query('select pg_advisory_unlock($1)', [key]);
}

/** @param {number} key */
async function isAlone(key) {
  const answer = await (await connection)?.query('select pg_try_advisory_lock($1) as alone', [key]);
  return answer?.rows[0].alone === true;
}

async function dropTestDatabases() {
  const client = await connection;
  if (!client) return;
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
