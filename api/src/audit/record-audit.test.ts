import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../bootstrap/open-storage.ts';
import { recordAudit, type AuditEntry } from './audit.public.ts';

const entry: AuditEntry = {
  actor: { user_id: null, address: '192.0.2.7' },
  hotel_id: null,
  action: 'register-hotel',
  subject_type: 'hotel',
  subject_id: 41,
  details: { note: "it's" },
};
let test_database: TestDatabase;

beforeAll(async () => {
  test_database = await createTestDatabase({ migrations: schemaSources });
});
afterAll(() => test_database.drop());

function stored() {
  return test_database.database.query<{ happened_at: Date; subject_id: string; details: object }>(
    sql`select happened_at, subject_id, details from audit_records order by id`,
  );
}

test('records are added, now or on their own day, and go with their transaction', async () => {
  const { database } = test_database;
  const earlier = await stored();
  const before = Date.now();
  await recordAudit(database, entry);
  await recordAudit(database, { ...entry, happened_at: new Date('2026-03-01T10:00:00Z') });
  const undone = database.transaction(async (tx) => {
    await recordAudit(tx, entry);
    throw new Error('the change failed');
  });
  await expect(undone).rejects.toThrow('the change failed');
  const records = (await stored()).slice(earlier.length);
  expect(records).toHaveLength(2);
  expect(records[0]).toMatchObject({ subject_id: '41', details: { note: "it's" } });
  expect(Math.abs((records[0]?.happened_at.getTime() ?? 0) - before)).toBeLessThan(60_000);
  expect(records[1]?.happened_at).toEqual(new Date('2026-03-01T10:00:00Z'));
});

test.each([
  ['changed', sql`update audit_records set address = ''`],
  ['deleted', sql`delete from audit_records`],
  ['emptied', sql`truncate audit_records`],
])('records cannot be %s', async (_word, statement) => {
  await recordAudit(test_database.database, entry);
  const before = await stored();
  await expect(test_database.database.query(statement)).rejects.toThrow('audit records cannot be changed');
  expect(await stored()).toEqual(before);
});

test('a commit takes no lock that other commits could wait for', async () => {
  const locks = await test_database.database.transaction(async (tx) => {
    await recordAudit(tx, entry);
    await tx.query(sql`set constraints all immediate`);
    return tx.query(sql`
      select locktype, mode from pg_locks where pid = pg_backend_pid() and (locktype = 'advisory' or mode like '%Exclusive%')
        and mode <> 'RowExclusiveLock' and locktype not in ('virtualxid', 'transactionid')`);
  });
  expect(locks).toEqual([]);
});
