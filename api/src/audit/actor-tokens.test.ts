import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type OpenDatabase } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../bootstrap/open-storage.ts';
import { addApiToken } from '../testing/integrations/add-api-token.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { recordAudit } from './audit.public.ts';
import { checkAuditRecords } from './use-cases/check-audit-records.ts';
import { sealAuditRecords } from './use-cases/seal-audit-records.ts';

let fixture: TestDatabase;
let db: OpenDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase({ migrations: schemaSources });
  db = fixture.database;
});
afterAll(() => fixture.drop());

test('the token of a program is sealed with its record, and cannot be added or taken away', async () => {
  const hotel_id = await insertHotel(db, 'Chained');
  const created_by = await insertUser(db, { usr_email: 'ann@chain.test', hotel_id, permissions: [] });
  const token = await addApiToken(db, { hotel_id, created_by });
  const subject = { hotel_id, action: 'create-booking', subject_type: 'booking', subject_id: 1 };
  const address = '192.0.2.7';
  await recordAudit(db, { actor: { user_id: created_by, address }, ...subject });
  await recordAudit(db, { actor: { user_id: null, address, token }, ...subject });
  await sealAuditRecords(db);
  expect((await checkAuditRecords(db, hotel_id)).problems).toEqual([]);
  const [ofPerson, ofToken] = await db.query<{ id: number }>(
    sql`select id from audit_records where hotel_id = ${hotel_id} order by id`,
  );
  await db.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`);
    await tx.query(sql`update audit_records set actor_token_id = null where id = ${ofToken?.id}`);
    await tx.query(sql`update audit_records set actor_token_id = ${token.id} where id = ${ofPerson?.id}`);
  });
  expect((await checkAuditRecords(db, hotel_id)).problems).toEqual([
    { kind: 'changed', record_id: ofPerson?.id },
    { kind: 'changed', record_id: ofToken?.id },
  ]);
});
