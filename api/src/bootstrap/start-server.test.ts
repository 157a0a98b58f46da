import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase } from '@suite/database/test-database';
import { readConfig } from '../config/config.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { startServer } from './start-server.ts';
import { describeStartError } from './describe-start-error.ts';

let DATA_DIR: string;
let other: Server;
let PORT: string;

beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'suite-start-'));
  PORT = String(await freePort());
  other = createServer().listen(Number(PORT), '127.0.0.1');
  await once(other, 'listening');
});
afterEach(async () => {
  await leavePort();
  await rm(DATA_DIR, { recursive: true });
});

async function leavePort(): Promise<void> {
  if (!other.listening) return;
  other.close();
  await once(other, 'close');
}

test('a port in use is said before anything else is done', async () => {
  const config = readConfig({ DATA_DIR, PORT, HOST: '127.0.0.1' });
  const said: string[] = [];
  const error: unknown = await startServer(config, (text) => said.push(text)).catch(
    (cause: unknown) => cause,
  );
  expect(describeStartError(error)).toBe(
    `Port ${PORT} is in use by another program: stop it, or set PORT to a free one.`,
  );
  expect(said).toEqual([]);
  expect(await readdir(DATA_DIR)).toEqual(['secret-key']);
});

test('a free port is listened on until the server is stopped', async () => {
  await leavePort();
  const { url: DATABASE_URL, drop } = await createTestDatabase({ migrations: [] });
  const config = readConfig({ DATA_DIR, PORT, HOST: '127.0.0.1', DATABASE_URL });
  const said: string[] = [];
  const stop = await startServer(config, (text) => said.push(text));
  const ready = `http://127.0.0.1:${PORT}/api/ready`;
  expect((await fetch(ready)).status).toBe(200);
  expect(said).toEqual(['Opening the database', 'Bringing the schema up to date']);
  await stop();
  await expect(fetch(ready)).rejects.toThrow();
  await drop();
});

test('a key that was used may be listed last, and is missed when it is not listed', async () => {
  await leavePort();
  const { url: DATABASE_URL, database, drop } = await createTestDatabase({ migrations: [] });
  const [older, newer] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'));
  const start = async (SECRET_KEY = '') => {
    const stop = await startServer(
      readConfig({ DATA_DIR, PORT, HOST: '127.0.0.1', DATABASE_URL, SECRET_KEY }),
      () => undefined,
    );
    await stop();
  };
  await start(older);
  const isRecorded = await database.query({ text: 'select key_id from secret_keys', values: [] });
  expect(isRecorded).toHaveLength(1);
  await expect(start(newer)).rejects.toThrow(
    /^SECRET_KEY does not list the key [0-9a-f]{8}, and stored values/,
  );
  await start(`${newer},${older}`);
  await drop();
});

test('a build older than the database starts only when the newer migrations name it as compatible', async () => {
  await leavePort();
  const { url: DATABASE_URL, database, drop } = await createTestDatabase({ migrations: [] });
  const start = async (ACCEPT_MIGRATIONS = '') => {
    const said: string[] = [];
    const config = readConfig({ DATA_DIR, PORT, HOST: '127.0.0.1', DATABASE_URL, ACCEPT_MIGRATIONS });
    await (
      await startServer(config, (text) => said.push(text))
    )();
    return said.at(-1);
  };
  const addNewer = (folder: string, oldest_build: string) =>
    database.query(sql`insert into schema_migrations (folder, file, sha256, oldest_build)
      values (${folder}, '9998_newer.sql', '', ${oldest_build})`);
  await start();
  await addNewer('api', '0054');
  expect(await start()).toBe(
    'The database has migrations of a newer build; this build starts with them: api/9998_newer.sql',
  );
  await addNewer('registry', '9998');
  await expect(start()).rejects.toThrow(
    /^A newer build has changed this database by migration registry\/9998_newer\.sql.* "Going back"/,
  );
  await expect(fetch(`http://127.0.0.1:${PORT}/api/ready`)).rejects.toThrow();
  expect(await start('registry/9998_newer.sql')).toMatch(/starts with them: registry\/9998_newer\.sql, api/);
  await drop();
});
