import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startEmbeddedPostgres } from '../index.ts';
import { findBinaries } from './find-binaries.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'suite-broken-'));
  const server = await startEmbeddedPostgres(dataDir);
  await server.stop();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const inData = (file: string) => join(dataDir, 'postgres/data', file);

test('a folder PostgreSQL cannot start on is named in one sentence, with PostgreSQL’s reason', async () => {
  await truncate(inData('global/pg_control'), 0);
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
    /^The data folder .*postgres is damaged \(.*pg_control.*\): restore it from a backup, or delete it to start with an empty one\.$/,
  );
});

test('a folder of another major version says which', async () => {
  await writeFile(inData('PG_VERSION'), '17\n');
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
    /was written by PostgreSQL 17; this program brings 18\.$/,
  );
});

test('a folder with files missing is damaged', async () => {
  await rm(inData('PG_VERSION'));
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(/is damaged \(files are missing\)/);
});

test('a path that is no folder is refused', async () => {
  await writeFile(join(dataDir, 'file'), '');
  await expect(startEmbeddedPostgres(join(dataDir, 'file'))).rejects.toThrow(
    /^The data folder .* cannot be used: /,
  );
});

test('a machine without bundled programs is asked for DATABASE_URL', async () => {
  await expect(findBinaries('plan9-mips')).rejects.toThrow(
    /^There is no bundled PostgreSQL for this machine \(plan9-mips\): set DATABASE_URL/,
  );
});
