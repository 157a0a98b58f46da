import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type Database } from '@suite/database';
import { openSecondFactorTest, type SecondFactorTest } from '../testing/contexts/open-second-factor-test.ts';
import { recordAttempt, recordCodeAttempt } from './sign-ins.repository.ts';

let server: SecondFactorTest;
let user_id: number;

beforeAll(async () => {
  server = await openSecondFactorTest();
  const { usr_email } = await server.addPersonWithApp();
  const [row] = await server.database.query<{ user_id: number }>(
    sql`select user_id from users where usr_email = ${usr_email}`,
  );
  if (!row) throw new Error('The person was not stored');
  user_id = row.user_id;
});
afterAll(() => server.close());

/** Resolves once a transaction of this database waits for an advisory lock. */
async function untilOneWaits(db: Database): Promise<void> {
  for (;;) {
    const waiting = await db.query(sql`
      select from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory' and not granted`);
    if (waiting.length > 0) return;
  }
}

/** Counts the attempts while another one is uncommitted. */
async function countBeside<Counted>(record: (db: Database) => Promise<Counted>): Promise<Counted> {
  const { second } = await server.database.transaction(async (tx) => {
    await record(tx);
    const later = record(server.database);
    await Promise.race([later, untilOneWaits(tx)]);
    return { second: later };
  });
  return second;
}

test('a code counts another one that is being stored at the same moment', async () => {
  const attempt = { user_id, address: '203.0.113.5' };
  const { failures } = await countBeside((db) => recordCodeAttempt(db, attempt));
  expect(failures).toMatchObject({ from_here: 1, of_account: 1, of_day: 1 });
});

test('a password counts another one that is being stored at the same moment', async () => {
  const attempt = { account: 'ana@guesses.test', address: '203.0.113.6' };
  const { failures } = await countBeside((db) => recordAttempt(db, attempt));
  expect(failures).toMatchObject({ from_here: 1, of_account: 1, of_address: 1 });
});

test('guesses at many accounts from one network count one another', async () => {
  let guesses = 0;
  const { failures } = await countBeside((db) =>
    recordAttempt(db, { account: `guest-${++guesses}@guesses.test`, address: '203.0.113.7' }),
  );
  expect(failures).toMatchObject({ from_here: 0, of_account: 0, of_address: 1 });
});
