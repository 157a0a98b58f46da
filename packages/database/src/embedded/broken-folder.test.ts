import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
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

async function whileBroken(
  file: string,
  harm: (path: string) => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  const path = join(dataDir, 'postgres/data', file);
  const whole = await readFile(path);
  await harm(path);
  // The file is overwritten in place, because the server's user has to own it.
  try {
    await work();
  } finally {
    await writeFile(path, whole);
  }
}

const start = () => startEmbeddedPostgres(dataDir);

test('a folder PostgreSQL cannot start on is named in one sentence, with PostgreSQL’s reason', async () => {
  await whileBroken('global/pg_control', truncate, () =>
    expect(start()).rejects.toThrow(
      /^The data folder .*postgres is damaged \(.*pg_control.*\): restore it from a backup, or delete it to start with an empty one\.$/,
    ),
  );
});

test('a folder of another major version says which', async () => {
  const say17 = (path: string) => writeFile(path, '17\n');
  await whileBroken('PG_VERSION', say17, () =>
    expect(start()).rejects.toThrow(/was written by PostgreSQL 17; this program brings 18\.$/),
  );
});

test('a folder with files missing is damaged', async () => {
  await whileBroken('PG_VERSION', rm, () =>
    expect(start()).rejects.toThrow(/is damaged \(files are missing\)/),
  );
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
