import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { migrate, openDatabase, sql, type Database, type Sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../../bootstrap/open-storage.ts';
import { addHotel } from '../../testing/contexts/open-bookings-test.ts';
import { recordAudit } from '../audit.public.ts';
import { checkAuditRecords } from './check-audit-records.ts';
import { sealAuditRecords } from './seal-audit-records.ts';

let fixture: TestDatabase;
let db: Database;
async function open(migrations = schemaSources) {
  fixture = await createTestDatabase({ migrations });
  db = fixture.database;
}
afterEach(() => fixture.drop());

async function write(
  tx: Database,
  hotel_id: number | null,
  subject_id: string | number = 'x',
): Promise<void> {
  const change = { hotel_id, action: 'update-booking', subject_type: 'booking', subject_id };
  await recordAudit(tx, { actor: { user_id: null, address: '192.0.2.7' }, ...change });
}
const check = (hotel_id: number | 'all' = 'all') => checkAuditRecords(db, hotel_id);
const subjects = (hotel_id: number) =>
  db.query<{ subject_id: string }>(sql`
    select subject_id from audit_seals join audit_records on audit_records.id = record_id
    where chain = ${hotel_id} order by position`);

/** The transaction stays open until the returned function is called. */
function begin(work: (tx: Database) => Promise<unknown>) {
  let end: (error?: Error) => void = () => undefined;
  const held = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  let ended: Promise<void> = Promise.resolve();
  const began = new Promise<void>((resolve, reject) => {
    ended = db
      .transaction(async (tx) => {
        await work(tx);
        resolve();
        await held;
      })
      .catch((error: Error) => {
        reject(error);
        if (error.message !== 'killed') throw error;
      });
  });
  return began.then(() => async (error?: Error) => {
    end(error);
    await ended;
  });
}

describe('sealing', () => {
  beforeEach(() => open());

  test('seals a record that is committed after newer ones', async () => {
    const hotel_id = await addHotel(db, 'One');
    const commit = await begin((tx) => write(tx, hotel_id, 'early'));
    await write(db, hotel_id, 'late');
    await sealAuditRecords(db);
    await commit();
    expect(await check()).toMatchObject({ records: 1, unsealed: 1, problems: [] });
    await sealAuditRecords(db);
    expect(await check()).toMatchObject({ records: 2, unsealed: 0, problems: [] });
    expect(await subjects(hotel_id)).toEqual([{ subject_id: 'late' }, { subject_id: 'early' }]);
  });

  test('leaves a chain to the process that is sealing it, and takes over when that is killed', async () => {
    const [one, two] = [await addHotel(db, 'One'), await addHotel(db, 'Two')];
    await write(db, one);
    await sealAuditRecords(db);
    await write(db, one);
    const end = await begin((tx) => sealAuditRecords(tx));
    await write(db, one);
    await write(db, two);
    await sealAuditRecords(db);
    expect([await check(one), await check(two)]).toMatchObject([{ unsealed: 2 }, { records: 1 }]);
    await end(new Error('killed'));
    await sealAuditRecords(db);
    expect(await check()).toMatchObject({ records: 4, unsealed: 0, problems: [] });
  });

  test('takes turns between a hotel with a long queue and others', async () => {
    const [busy, quiet] = [await addHotel(db, 'Busy'), await addHotel(db, 'Quiet')];
    await db.query(sql`
      insert into audit_records (hotel_id, action, subject_type, subject_id)
      select ${busy}, 'create-booking', 'booking', n from generate_series(1, 1100) as n`);
    await write(db, quiet);
    expect(await sealAuditRecords(db)).toBe(true);
    expect([await check(busy), await check(quiet)]).toMatchObject([{ unsealed: 600 }, { unsealed: 0 }]);
    while (await sealAuditRecords(db));
    expect(await check()).toMatchObject({ records: 1101, unsealed: 0, problems: [] });
  });
});

test('many writers, some of them late or undone, and sealers that are killed: each committed record has one seal', async () => {
  await open();
  const hotels = [await addHotel(db, 'One'), await addHotel(db, 'Two'), await addHotel(db, 'Three'), null];
  const random = (below: number) => Math.floor(Math.random() * below);
  let [committed, isWriting] = [0, true];
  const writers = Array.from({ length: 8 }, async () => {
    const own = await openDatabase(fixture.url, { max: 1 });
    for (let round = 0; round < 25; round += 1) {
      const count = 1 + random(3);
      const work = own.transaction(async (tx) => {
        for (let index = 0; index < count; index += 1) await write(tx, hotels[random(4)] ?? null, round);
        await sleep(random(30));
        if (random(4) === 0) throw new Error('undone');
      });
      await work.then(
        () => (committed += count),
        (error: Error) => expect(error.message).toBe('undone'),
      );
    }
    await own.close();
  });
  let killed = 0;
  // They are open before the first is killed: an opening that is killed is an error, and no sealing that ended.
  const opening = Array.from({ length: 3 }, () =>
    openDatabase(`${fixture.url}?application_name=sealer`, { max: 1 }),
  );
  const sealers = (await Promise.all(opening)).map(async (own) => {
    while (isWriting) await sealAuditRecords(own).catch(() => (killed += 1));
    await own.close();
  });
  const killing = (async () => {
    while (isWriting) {
      await sleep(random(40));
      await db.query(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'sealer' and state <> 'idle' and datname = current_database() order by random() limit 1`);
      expect((await check()).problems).toEqual([]);
    }
  })();
  await Promise.all(writers);
  isWriting = false;
  await Promise.all([...sealers, killing]);
  while (await sealAuditRecords(db));
  expect(killed).toBeGreaterThan(0);
  expect(await check()).toMatchObject({ records: committed, unsealed: 0, problems: [] });
});

describe('the queue', () => {
  const pastTheGuards = (statement: Sql) =>
    db.transaction(async (tx) => {
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query(statement);
    });
  let hotel_id: number;
  let record_id: number;
  beforeEach(async () => {
    await open();
    hotel_id = await addHotel(db, 'One');
    await write(db, hotel_id);
    const [row] = await db.query<{ id: number }>(sql`select max(id) as id from audit_records`);
    record_id = row?.id ?? 0;
  });

  test.each([
    ['removed', 'a record is deleted', sql`delete from audit_records`],
    ['changed', 'a record is moved to another chain', sql`update audit_records set hotel_id = null`],
    ['inserted', 'a record is taken off the queue', sql`delete from audit_seal_queue`],
  ])('before it is sealed, it shows as %s when %s', async (kind, _what, statement) => {
    await pastTheGuards(statement);
    while (await sealAuditRecords(db));
    expect((await check()).problems).toEqual([{ kind, record_id }]);
  });

  test.each([
    ['a record is taken off', sql`delete from audit_seal_queue`],
    ['an entry is changed', sql`update audit_seal_queue set chain = 0`],
    ['all are taken off', sql`truncate audit_seal_queue`],
    ['a record is changed', sql`update audit_records set address = '', details = '{}'`],
    ['all records are deleted', sql`truncate audit_records cascade`],
    ['a seal is changed', sql`update audit_seals set hash = sha256('forged')`],
    ['a seal is deleted', sql`delete from audit_seals`],
    ['all seals are deleted', sql`truncate audit_seals`],
    ['a head moves back', sql`update audit_chains set position = 0, hash = ''`],
    ['a head moves beyond the seals', sql`update audit_chains set position = position + 1`],
    ['a head is deleted', sql`delete from audit_chains`],
    ['all heads are deleted', sql`truncate audit_chains`],
  ])('is guarded with seals and heads: the database refuses that %s', async (_what, statement) => {
    await sealAuditRecords(db);
    await write(db, hotel_id);
    await expect(db.query(statement)).rejects.toThrow('audit records cannot be changed');
    expect(await check()).toMatchObject({ records: 1, unsealed: 1, problems: [] });
  });
});

test('chains of earlier builds go on where they end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'suite-migrations-'));
  try {
    const earlier = await Promise.all(
      schemaSources.map(async (source) => {
        if (!('folder' in source) || source.name !== 'api') return source;
        const files = (await readdir(source.folder)).filter((file) => file < '0105');
        await Promise.all(files.map((file) => cp(join(source.folder, file), join(folder, file))));
        return { ...source, folder };
      }),
    );
    await open(earlier);
    const hotel_id = await addHotel(db, 'One');
    // Earlier builds write records without the columns that were added since.
    for (const hotel of [hotel_id, hotel_id, hotel_id, null]) {
      await db.query(sql`
        insert into audit_records (hotel_id, action, subject_type, subject_id, address, details)
        values (${hotel}, 'update-booking', 'booking', 'x', '192.0.2.7', '{}')`);
    }
    await migrate(fixture.database, schemaSources);
    const before = await check();
    expect(before).toMatchObject({ records: 4, unsealed: 0, problems: [] });
    await write(db, hotel_id);
    await sealAuditRecords(db);
    expect(await checkAuditRecords(db, 'all', before.heads)).toMatchObject({ records: 5, problems: [] });
    expect(await db.query(sql`select chain, position from audit_chains order by chain`)).toEqual([
      { chain: 0, position: 1 },
      { chain: hotel_id, position: 4 },
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
