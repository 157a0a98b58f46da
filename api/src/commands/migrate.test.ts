import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../bootstrap/open-storage.ts';
import { runCommandProcess } from '../testing/processes/start-process.ts';

test('migrate gives an empty database the schema of this build, and ends; a second run changes nothing', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'suite-migrate-'));
  const scratch = await createTestDatabase({ migrations: [] });
  const run = () => runCommandProcess('migrate', [], { DATA_DIR, DATABASE_URL: scratch.url });
  const applied = () => scratch.database.query(sql`select folder, file, applied_at from schema_migrations`);
  try {
    expect(await run()).toEqual({
      code: 0,
      output: expect.stringMatching(/\nThe schema fits this build\.\n$/),
    });
    const first = await applied();
    expect(first.length).toBeGreaterThan(schemaSources.length);
    expect(await run()).toMatchObject({ code: 0 });
    expect(await applied()).toEqual(first);
  } finally {
    await scratch.drop();
    await rm(DATA_DIR, { recursive: true });
  }
}, 60_000);
