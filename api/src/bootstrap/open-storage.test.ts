import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { recordAudit } from '../audit/audit.public.ts';
import { readConfig } from '../config/config.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { startDatabase } from './start-database.ts';

let dataDir: string;
let storage: Storage;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'suite-storage-'));
  storage = await openStorage(readConfig({ DATA_DIR: dataDir }), () => undefined);
}, 60_000);
afterAll(async () => {
  await storage.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('the embedded database holds no lock that an audit record waits for', async () => {
  const entry = {
    actor: { user_id: null, address: '' },
    hotel_id: null,
    action: 'create-role',
    subject_type: 'role',
    subject_id: 1,
  };
  await storage.database.transaction(async (tx) => {
    await tx.query(sql`set local lock_timeout = '2s'`);
    await recordAudit(tx, entry);
  });
  expect(await storage.database.query(sql`select action from audit_records`)).toEqual([
    { action: 'create-role' },
  ]);
});

test('a start that is cancelled stops the database that is starting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'suite-cancelled-'));
  const config = readConfig({ DATA_DIR: folder });
  const starting = startDatabase(config);
  const cancel = () => {
    throw new Error('Stopped before the start was complete.');
  };
  await expect(openStorage(config, cancel, starting)).rejects.toThrow('Stopped before');
  // PostgreSQL removes postmaster.pid when it stops.
  expect(existsSync(join(folder, 'postgres/data/PG_VERSION'))).toBe(true);
  expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false);
  await rm(folder, { recursive: true, force: true });
}, 60_000);
