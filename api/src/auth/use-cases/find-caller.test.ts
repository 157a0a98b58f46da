import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase, sql, type OpenDatabase } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../../bootstrap/open-storage.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import { findCaller } from './find-caller.ts';
import { startSession } from './start-session.ts';

let scratch: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  scratch = await createTestDatabase({ migrations: schemaSources });
  // Each connection reports its own reads, therefore the pool has one.
  database = await openDatabase(scratch.url, { max: 1 });
});
afterAll(async () => {
  await database.close();
  await scratch.drop();
});

async function scansOfTokens(): Promise<number> {
  await database.query(sql`select pg_stat_force_next_flush()`);
  const [row] = await database.query<{ scans: number }>(
    sql`select seq_scan + idx_scan as scans from pg_stat_user_tables where relname = 'session_tokens'`,
  );
  return row?.scans ?? Number.NaN;
}

test('a look-up reads the tokens once, however many sessions began since the figures were taken', async () => {
  const user_id = await insertUser(database, { usr_email: 'a@suite.test', hotel_id: null, permissions: [] });
  const device = { user_id, user_agent: '', address: '192.0.2.1', must_set_up_second_factor: false };
  for (let hotel = 0; hotel < 20; hotel++) await insertHotel(database, `Hotel ${hotel}`);
  await database.query(sql`vacuum analyze`);
  let accessToken = '';
  for (let count = 0; count < 40; count++) ({ accessToken } = await startSession(database, device));

  const before = await scansOfTokens();
  for (let count = 0; count < 10; count++) {
    expect(await findCaller(database, accessToken, '192.0.2.1')).toMatchObject({ caller: { user_id } });
  }
  expect((await scansOfTokens()) - before).toBe(10);
});
