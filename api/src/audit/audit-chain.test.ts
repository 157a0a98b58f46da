import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql, type Database, type Sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../bootstrap/open-storage.ts';
import { addHotel } from '../testing/contexts/open-bookings-test.ts';
import { recordAudit } from './audit.public.ts';
import { checkAuditRecords } from './use-cases/check-audit-records.ts';
import { redactAuditRecords } from './use-cases/run-audit-command.ts';
import { sealAuditRecords } from './use-cases/seal-audit-records.ts';

let fixture: TestDatabase;
let db: Database;
beforeAll(async () => {
  fixture = await createTestDatabase({ migrations: schemaSources });
  db = fixture.database;
});
afterAll(() => fixture.drop());
// Damage by one test must not affect the others.
afterEach(() =>
  pastTheGuards(
    ...[sql`delete from audit_seals`, sql`delete from audit_seal_queue`],
    ...[sql`delete from audit_chains`, sql`delete from audit_records`],
  ),
);

function write(tx: Database, hotel_id: number | null, subject_id: string | number = 'x') {
  return recordAudit(tx, {
    actor: { user_id: null, address: '192.0.2.7' },
    ...{ hotel_id, action: 'update-booking', subject_type: 'booking', subject_id },
    details: { name: { before: 'Ann', after: 'Änn "Q"' }, nights: [1, 2.5, null] },
  });
}

async function openChain() {
  const hotel_id = await addHotel(db, 'Chained');
  for (let index = 1; index <= 5; index += 1) await write(db, hotel_id, `${hotel_id}-${index}`);
  const rows = await db.query<{ id: number }>(
    sql`select id from audit_records where hotel_id = ${hotel_id} order by id`,
  );
  await sealAuditRecords(db);
  const [first = 0, second = 0, third = 0, , fifth = 0] = rows.map(({ id }) => id);
  return { hotel_id, first, second, third, fifth };
}

/** Acts as an attacker with the database's own rights: no trigger runs. */
function pastTheGuards(...statements: Sql[]) {
  return db.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.query(statement);
  });
}

describe('an untouched log is whole', () => {
  test('while records are written and sealed', async () => {
    const { hotel_id } = await openChain();
    const writing = Promise.all(
      Array.from({ length: 30 }, async () => {
        await write(db, hotel_id);
        await sealAuditRecords(db);
      }),
    );
    const checks = await Promise.all(Array.from({ length: 5 }, () => checkAuditRecords(db, hotel_id)));
    await writing;
    expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('of one hotel, whatever was done to another', async () => {
    const [spoilt, other] = [await openChain(), await openChain()];
    await pastTheGuards(sql`update audit_records set address = '' where id = ${spoilt.third}`);
    expect((await checkAuditRecords(db, other.hotel_id)).problems).toEqual([]);
    const problem = { kind: 'changed', record_id: spoilt.third };
    expect((await checkAuditRecords(db, 'all')).problems).toEqual([problem]);
    await pastTheGuards(sql`update audit_records set address = '192.0.2.7' where id = ${spoilt.third}`);
    expect((await checkAuditRecords(db, 'all')).problems).toEqual([]);
  });
});

type Chain = Awaited<ReturnType<typeof openChain>>;

describe('what is done past the guards shows', () => {
  test.each<[string, (chain: Chain) => Sql[], string, keyof Chain | null]>([
    [
      'another time',
      ({ third }) => [
        sql`update audit_records set happened_at = happened_at + interval '1 microsecond' where id = ${third}`,
      ],
      'changed',
      'third',
    ],
    [
      'another action',
      ({ third }) => [sql`update audit_records set action = 'login' where id = ${third}`],
      'changed',
      'third',
    ],
    [
      'another subject',
      ({ third }) => [sql`update audit_records set subject_id = '7' where id = ${third}`],
      'changed',
      'third',
    ],
    [
      'another address',
      ({ first }) => [sql`update audit_records set address = '192.0.2.8' where id = ${first}`],
      'changed',
      'first',
    ],
    [
      'other details',
      ({ fifth }) => [sql`update audit_records set details = '{}' where id = ${fifth}`],
      'changed',
      'fifth',
    ],
    [
      'the platform in place of the hotel',
      ({ third }) => [sql`update audit_records set hotel_id = null where id = ${third}`],
      'changed',
      'third',
    ],
    [
      'a removed record',
      ({ third }) => [sql`delete from audit_records where id = ${third}`],
      'removed',
      'third',
    ],
    [
      'a removed record with its seal',
      ({ third }) => [
        sql`delete from audit_seals where record_id = ${third}`,
        sql`delete from audit_records where id = ${third}`,
      ],
      'removed',
      null,
    ],
    [
      'an inserted record',
      ({ hotel_id }) => [
        sql`insert into audit_records (hotel_id, action, subject_type, subject_id) values (${hotel_id}, 'login', 'user', '1')`,
      ],
      'inserted',
      null,
    ],
    [
      'two records that changed places',
      ({ second, third }) => [
        sql`update audit_seals set record_id = -1 where record_id = ${second}`,
        sql`update audit_seals set record_id = ${second} where record_id = ${third}`,
        sql`update audit_seals set record_id = ${third} where record_id = -1`,
      ],
      'changed',
      'third',
    ],
    [
      'a record that was made to fit its seal anew, by the record behind it',
      ({ second }) => [sql`update audit_seals set hash = sha256('forged') where record_id = ${second}`],
      'changed',
      'second',
    ],
    [
      'personal parts that were erased without a record of it',
      ({ first, third }) => [
        sql`update audit_seals set salt = null, redacted_by = ${first} where record_id = ${third}`,
        sql`update audit_records set address = '', details = '{}' where id = ${third}`,
      ],
      'changed',
      'third',
    ],
  ])('%s', async (_what, spoil, kind, which) => {
    const chain = await openChain();
    await pastTheGuards(...spoil(chain));
    const { problems } = await checkAuditRecords(db, chain.hotel_id === 0 ? 'all' : chain.hotel_id);
    expect(problems[0]).toMatchObject({ kind, ...(which && { record_id: chain[which] }) });
  });

  const cutOffFifth = ({ hotel_id, fifth }: Chain) => [
    sql`delete from audit_seals where chain = ${hotel_id} and position >= 5`,
    sql`delete from audit_records where hotel_id = ${hotel_id} and id >= ${fifth}`,
  ];

  test('records cut off the end', async () => {
    const chain = await openChain();
    await pastTheGuards(...cutOffFifth(chain));
    const { problems } = await checkAuditRecords(db, chain.hotel_id);
    expect(problems).toEqual([{ kind: 'removed', record_id: null }]);
  });

  test.each([
    ['removed', sql`position + 1`, sql`hash`],
    ['inserted', sql`position - 1`, sql`hash`],
    ['changed', sql`position`, sql`sha256('forged')`],
  ])('a stored head by which records were %s', async (kind, position, hash) => {
    const { hotel_id } = await openChain();
    await pastTheGuards(
      sql`update audit_chains set position = ${position}, hash = ${hash} where chain = ${hotel_id}`,
    );
    expect((await checkAuditRecords(db, hotel_id)).problems).toEqual([{ kind, record_id: null }]);
  });

  test('an end that was cut off with its head, and a chain written anew, against the heads of an earlier check', async () => {
    const chain = await openChain();
    const { hotel_id } = chain;
    const { heads } = await checkAuditRecords(db, hotel_id);
    await write(db, hotel_id);
    await sealAuditRecords(db);
    expect((await checkAuditRecords(db, hotel_id, heads)).problems).toEqual([]);
    await pastTheGuards(
      ...cutOffFifth(chain),
      sql`
        update audit_chains set position = seals.position, hash = seals.hash from audit_seals as seals
        where audit_chains.chain = ${hotel_id} and seals.chain = ${hotel_id} and seals.position = 4`,
    );
    expect((await checkAuditRecords(db, hotel_id)).problems).toEqual([]);
    expect((await checkAuditRecords(db, hotel_id, heads)).problems).toEqual([
      { kind: 'removed', record_id: null },
    ]);
    await write(db, hotel_id);
    await sealAuditRecords(db);
    expect((await checkAuditRecords(db, hotel_id, heads)).problems).toMatchObject([{ kind: 'changed' }]);
  });
});

describe('personal parts', () => {
  test('are erased from all records about a subject, which is recorded, and the chain holds', async () => {
    const { hotel_id, third } = await openChain();
    const subject = { subject_type: 'booking', subject_id: `${hotel_id}-3` };
    await write(db, hotel_id, subject.subject_id);
    expect(await redactAuditRecords(db, subject)).toBe(2);
    const rows = await db.query(sql`
      select action, address, details from audit_records where subject_id = ${subject.subject_id} order by id`);
    expect(rows).toEqual([
      { action: 'update-booking', address: '', details: {} },
      { action: 'update-booking', address: '', details: {} },
      { action: 'redact-audit-records', address: 'command line', details: {} },
    ]);
    await sealAuditRecords(db);
    const check = await checkAuditRecords(db, hotel_id);
    expect(check).toMatchObject({ records: 7, redacted: 2, unsealed: 0, problems: [] });
    await pastTheGuards(sql`update audit_records set details = '{"a":1}' where id = ${third}`);
    expect((await checkAuditRecords(db, hotel_id)).problems).toEqual([{ kind: 'changed', record_id: third }]);
    expect(await redactAuditRecords(db, { subject_type: 'booking', subject_id: 'unknown' })).toBe(0);
  });
});
