/**
 * Stays beside an embedded server and stops it when it is not needed any more: when the process that started it has
 * ended, in whatever way, or (for the server shared by tests) when it has had no visitor for a while.
 */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** @typedef {import('./keeper-settings.ts').KeeperSettings} KeeperSettings */

const settings = /** @type {KeeperSettings} */ (JSON.parse(process.env['EMBEDDED_POSTGRES_KEEPER'] ?? ''));
const lockKey = 7_318_002;
const name = 'embedded-postgres-keeper';
const startLimitMs = 60_000;
const { visitors } = settings;
let mayStopNow = false;
let { url } = settings;
/** @type {Promise<pg.Client> | undefined} */
let connection;

await (visitors === undefined ? keepForOwner() : keepWhileVisited(visitors));

async function connect() {
  const client = new pg.Client({ connectionString: url, application_name: name });
  // A loss is told by `end`, once: a second connection would hold the lock for ever.
  client.on('error', () => undefined);
  client.on('notification', () => (mayStopNow = true));
  await client.connect();
  // Several owners may share a server: every keeper holds the lock, and the last one out stops the server.
  if (visitors === undefined) await client.query('select pg_advisory_lock_shared($1)', [lockKey]);
  else {
    // Several processes may start a shared server at once, each with a keeper: the first keeps it. Who waits here may
    // have met a server that is being stopped, and finds the next one.
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query('listen tests_ended');
  }
  client.once('end', () => (connection = connectAgain()));
  return client;
}

/**
 * The server drops every connection when it recovers from a crash. An owner starts one that died again, however long
 * that takes; for visitors nothing is left to keep when it does not come back.
 */
async function connectAgain() {
  for (let attempt = 0; visitors === undefined || attempt < 50; attempt++) {
    await sleep(200);
    const client = await connect().catch(() => undefined);
    if (client) return client;
  }
  return process.exit(0);
}

async function keepForOwner() {
  let isStopping = false;
  // An owner that is gone reads no answers.
  process.stdout.on('error', () => undefined);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'stop') isStopping = true;
    else process.stdout.write((await hold(line)) ? 'held\n' : 'lost\n');
  }
  connection ??= findServer();
  // An owner that died may have been starting the server again, and the next one may be starting it now.
  if (await isLastOut(isStopping ? 1_000 : 15_000).catch(() => true)) stopServer();
  process.exit(0);
}

/** @param {string} address */
async function hold(address) {
  url = address;
  const client = await connect().catch(() => undefined);
  if (client) connection = Promise.resolve(client);
  return client !== undefined;
}

/** The server of an owner that died while it started one: PostgreSQL notes its port as soon as it listens. */
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

/** @param {number} patienceMs */
async function isLastOut(patienceMs) {
  const client = await Promise.race([connection, sleep(patienceMs)]);
  // A server that does not answer for so long serves no other owner either.
  if (!client) return true;
  await client.query('select pg_advisory_unlock_shared($1)', [lockKey]);
  return isAlone(lockKey);
}

/** @param {{ lockKey: number, patienceMs: number }} visitors */
async function keepWhileVisited({ lockKey: visitorsKey, patienceMs }) {
  connection = findServer();
  // No server has answered, or another keeper keeps it.
  if (!(await Promise.race([connection, sleep(startLimitMs)]))) process.exit(0);
  let lastVisit = Date.now();
  for (;;) {
    // A server that cannot answer just now is not idle.
    const alone = await isAlone(visitorsKey).catch(() => false);
    if (alone && (mayStopNow || Date.now() - lastVisit >= patienceMs)) break;
    if (alone) await unlock(visitorsKey).catch(() => undefined);
    else lastVisit = Date.now();
    mayStopNow = false;
    await sleep(1_000);
  }
  // Still holding the lock: a client that comes now waits for it and finds the server stopped.
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
