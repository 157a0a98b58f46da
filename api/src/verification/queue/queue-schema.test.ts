import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import PgBoss from 'pg-boss';
import { migrate, sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { schemaName } from './queue-names.ts';
import { queueSchema, queueSchemaVersion, withoutTransaction } from './queue-schema.ts';

let scratch: TestDatabase;

beforeEach(async () => {
  scratch = await createTestDatabase({ migrations: [queueSchema] });
});
afterEach(() => scratch.drop());

const versions = () => scratch.database.query(sql`select version from verification_queue.version`);

test('is of the version that the installed pg-boss works on', async () => {
  const { schema } = createRequire(__filename)('pg-boss/version.json') as { schema: number };
  expect(queueSchemaVersion).toBe(schema);
  expect(await versions()).toEqual([{ version: schema }]);
});

test('of an earlier pg-boss is brought up to date, and that of a later one left alone', async () => {
  // The library declares a string, but compares a number.
  const version = queueSchemaVersion as unknown as string;
  const back = withoutTransaction(PgBoss.getRollbackPlans(schemaName, version));
  await scratch.database.transaction((tx) => tx.script(back));
  expect(await versions()).toEqual([{ version: queueSchemaVersion - 1 }]);
  await migrate(scratch.database, [queueSchema]);
  expect(await versions()).toEqual([{ version: queueSchemaVersion }]);
  await scratch.database.query(sql`update verification_queue.version set version = 99`);
  await migrate(scratch.database, [queueSchema]);
  expect(await versions()).toEqual([{ version: 99 }]);
});

test('needs no right to create once it is there', async () => {
  await scratch.database.transaction(async (tx) => {
    await tx.script(`
      create role queue_reader;
      grant usage on schema ${schemaName} to queue_reader;
      grant select on ${schemaName}.version to queue_reader;
      set local role queue_reader`);
    await queueSchema.install(tx);
    await tx.script('reset role; drop owned by queue_reader; drop role queue_reader');
  });
});
