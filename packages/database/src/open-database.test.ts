import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { join, openDatabase, raw, sql } from './index.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let scratch: TestDatabase;

beforeAll(async () => {
  scratch = await createTestDatabase({ migrations: [] });
  await scratch.database.query(
    sql`create table notes (id bigint generated always as identity, body text not null)`,
  );
});
beforeEach(() => scratch.database.query(sql`truncate notes`));
afterAll(() => scratch.drop());

const bodies = async () =>
  (await scratch.database.query<{ body: string }>(sql`select body from notes order by id`)).map(
    (row) => row.body,
  );
const add = (body: string) => sql`insert into notes (body) values (${body})`;

describe('values', () => {
  test('days stay text, big integers are numbers, moments are dates, decimals keep their digits', async () => {
    const [row] = await scratch.database.query(sql`
      select date '2026-03-29' as day, 9007199254740991::bigint as big, timestamptz '2026-01-02T03:04:05Z' as moment,
        1.10::numeric as price, array[date '2026-03-29'] as days, array[7::bigint, null] as bigs`);
    expect(row).toEqual({
      day: '2026-03-29',
      big: 9007199254740991,
      moment: new Date('2026-01-02T03:04:05Z'),
      price: '1.10',
      days: ['2026-03-29'],
      bigs: [7, null],
    });
  });

  test('parameters are never read as SQL', async () => {
    await scratch.database.query(add(`'); drop table notes; --`));
    expect(await bodies()).toEqual([`'); drop table notes; --`]);
  });

  test('fragments compose', async () => {
    const rows = await scratch.database.query(
      sql`select n from ${raw('generate_series')}(1, 9) n where n in (${join([2, 3])})`,
    );
    expect(rows).toEqual([{ n: 2 }, { n: 3 }]);
  });
});

test('a statement is prepared once per connection', async () => {
  const database = await openDatabase(scratch.url, { max: 1 });
  for (const n of [1, 2, 3]) await database.query(sql`select ${n}::integer as prepared_once`);
  const prepared = await database.query(
    sql`select count(*) from pg_prepared_statements where statement like 'select $1::integer as prepared_once'`,
  );
  await database.close();
  expect(prepared).toEqual([{ count: 1 }]);
});

describe('transactions', () => {
  test('commit what was done', async () => {
    const result = await scratch.database.transaction(async (tx) => {
      await tx.query(add('kept'));
      return 'done';
    });
    expect([result, await bodies()]).toEqual(['done', ['kept']]);
  });

  test('undo everything when the work fails', async () => {
    const work = scratch.database.transaction(async (tx) => {
      await tx.query(add('lost'));
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await bodies()).toEqual([]);
  });

  test('an inner one that fails takes only its own part with it', async () => {
    await scratch.database.transaction(async (tx) => {
      await tx.query(add('outer'));
      const inner = tx.transaction(async (nested) => {
        await nested.query(add('inner'));
        await nested.query(sql`select 1 / 0`);
      });
      await expect(inner).rejects.toThrow('division by zero');
    });
    expect(await bodies()).toEqual(['outer']);
  });

  test('do not claim success when a failed statement was ignored', async () => {
    const work = scratch.database.transaction(async (tx) => {
      await tx.query(add('lost'));
      await tx.query(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('The transaction was rolled back');
    expect(await bodies()).toEqual([]);
  });

  test('whose connection is cut reject, and the pool goes on', async () => {
    const database = await openDatabase(scratch.url, { max: 1 });
    const work = database.transaction((tx) => tx.query(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(work).rejects.toThrow(/terminat/i);
    expect(await database.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await database.close();
  });
});

test('listens again after its connection was lost', async () => {
  const heard: string[] = [];
  let opened = 0;
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const notify = (message: string) => scratch.database.query(sql`select pg_notify('rooms', ${message})`);
  const handlers = { onMessage: (message: string) => heard.push(message), onOpen: () => (opened += 1) };
  const stop = scratch.database.listen('rooms', handlers);
  await until(() => opened === 1);
  await notify('one');
  await until(() => heard.length === 1);
  await scratch.database.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "rooms"'`);
  await until(() => opened === 2);
  await notify('two');
  await until(() => heard.length === 2);
  expect(heard).toEqual(['one', 'two']);
  await stop();
  await notify('three');
  await scratch.database.query(sql`select 1`);
  expect(heard).toHaveLength(2);
});

test('a database that does not answer is named without its password', async () => {
  const opening = openDatabase('postgres://someone:secret@127.0.0.1:1/nowhere');
  await expect(opening).rejects.toThrow(
    /^The database at 127\.0\.0\.1:1\/nowhere cannot be used: .*ECONNREFUSED.*\.$/,
  );
});
