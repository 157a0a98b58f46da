import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { checkAuditRecords } from '../audit/use-cases/check-audit-records.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { startServerProcess, type ServerProcess } from '../testing/processes/start-process.ts';
import { signInOverHttp } from '../testing/sign-in-over-http.ts';

/** Starts of server processes take long on a busy machine. */
jest.setTimeout(120_000);
let dataDir: string;
let fixture: TestDatabase;
let server: ServerProcess;

const start = () =>
  startServerProcess({ DATABASE_URL: fixture.url, DATA_DIR: dataDir, SHELL_DIR: dataDir, ROLE: 'web' });
const check = () => checkAuditRecords(fixture.database, 'all');
async function checkOnceSealed() {
  for (;;) {
    const checked = await check();
    if (checked.unsealed === 0) return checked;
  }
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'suite-sealing-'));
  fixture = await createTestDatabase({ migrations: [] });
  server = await start();
  await insertUser(fixture.database, { usr_email: 'ada@suite.test', hotel_id: null, permissions: [] });
});
afterEach(async () => {
  await server.stop();
  await fixture.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a server that is killed between commit and sealing leaves its records to the next one', async () => {
  await signInOverHttp(server.url, 'ada@suite.test');
  const before = await checkOnceSealed();
  await fixture.database.transaction(async (tx) => {
    // Keeps the server from sealing.
    await tx.query(sql`select from audit_chains for update`);
    await signInOverHttp(server.url, 'ada@suite.test');
    await server.kill();
  });
  expect(await check()).toMatchObject({ records: before.records, unsealed: 1, problems: [] });
  server = await start();
  expect(await checkOnceSealed()).toMatchObject({ records: before.records + 1, problems: [] });
});

test('a server that is stopped seals its last records', async () => {
  await signInOverHttp(server.url, 'ada@suite.test');
  await server.stop();
  expect(await check()).toMatchObject({ unsealed: 0, problems: [] });
});
