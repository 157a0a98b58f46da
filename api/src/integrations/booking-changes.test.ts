import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { addApiToken } from '../testing/integrations/add-api-token.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { addBooking, payload } from '../testing/contexts/open-bookings-test.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

interface Page {
  changes: { booking_id: number; kind: string; external_reference: string | null; booking: object | null }[];
  cursor: string;
  has_more: boolean;
}

let server: TestApp;
let hotel_id: number;
let headers: Record<string, string>;
let others: Record<string, string>;
beforeAll(async () => {
  server = await createTestApp();
  const { database } = server;
  const open = async (name: string) => {
    const id = await insertHotel(database, name);
    const created_by = await insertUser(database, {
      usr_email: `${name}@hotel.test`,
      hotel_id: id,
      permissions: [],
    });
    const scopes = ['bookings:read', 'bookings:write'] as const;
    return { id, headers: (await addApiToken(database, { hotel_id: id, created_by, scopes })).headers };
  };
  ({ id: hotel_id, headers } = await open('Seaview'));
  ({ headers: others } = await open('Alpine'));
});
afterAll(() => server.close());

async function read(cursor = '', { limit = 100, as = headers } = {}): Promise<Page> {
  const url = `/api/bookings/changes?limit=${limit}&cursor=${cursor}`;
  return (await server.app.inject({ url, headers: as })).json<{ result: Page }>().result;
}
const startOf = async (as: typeof headers) => (await read('', { as })).cursor;
const start = () => startOf(headers);

/** Reads on until so many changes have come: those of a transaction wait until older ones have ended. */
async function readChanges(cursor: string, atLeast: number): Promise<Page> {
  const found: Page['changes'] = [];
  for (let next = cursor; ;) {
    const page = await read(next);
    found.push(...page.changes);
    next = page.cursor;
    if (found.length >= atLeast) return { ...page, changes: found };
  }
}
const kinds = ({ changes }: Page) => changes.map(({ booking_id, kind }) => [booking_id, kind]);
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.app.inject({ method, url: `/api/bookings${path}`, headers, ...(body && { payload: body }) });
const create = async (body: object = payload()) =>
  (await send('POST', '', body)).json<{ result: { id: number } }>().result.id;
const add = (name = 'Ana') => addBooking(server.database, { hotel_id, checkin_date: '2031-01-01', name });

test('what changed after a cursor is answered as it is now, once', async () => {
  const cursor = await start();
  const [first, second, third] = [await create(), await create(), await create()];
  await send(
    'PUT',
    `/${first}`,
    payload({ passengers: [{ name: 'Bo', type: 'Adult', user_type: 'guest' }] }),
  );
  await send('DELETE', `/${second}`);
  const page = await readChanges(cursor, 3);
  expect(kinds(page)).toEqual([
    [third, 'changed'],
    [first, 'changed'],
    [second, 'deleted'],
  ]);
  expect(page.changes[1]?.booking).toMatchObject({ id: first, passengers: [{ name: 'Guest •••' }] });
  expect(page.changes[2]?.booking).toBeNull();
  expect((await read(page.cursor)).changes).toEqual([]);
  const one = await read(cursor, { limit: 2 });
  expect([kinds(one).length, one.has_more]).toEqual([2, true]);
  expect(kinds(await read(one.cursor, { limit: 2 }))).toEqual([[second, 'deleted']]);
});

test('a guest who verifies and a room that is given are changes of the booking', async () => {
  const { database } = server;
  const ids = [await add(), await add()];
  await database.query(sql`
    insert into passengers (hotel_id, booking_id, name, type) values (${hotel_id}, ${ids[0]}, 'Bo', 'Adult')`);
  const cursor = await start();
  await database.query(
    sql`update passengers set is_verified = true where hotel_id = ${hotel_id} and booking_id = ${ids[0]}`,
  );
  expect(kinds(await readChanges(cursor, 1))).toEqual([[ids[0], 'changed']]);
  const later = await start();
  await database.query(sql`
    with room as (
      insert into rooms (hotel_id, room_number, room_type, status) values (${hotel_id}, '7', 'Suite', 'Clean') returning id
    )
    insert into room_nights (hotel_id, room_id, booking_id, during)
    select ${hotel_id}, id, ${ids[1]}, daterange('2031-01-01', '2031-01-03') from room`);
  expect(kinds(await readChanges(later, 1))).toEqual([[ids[1], 'changed']]);
});

test('a booking that is removed from the database is a deleted one', async () => {
  const id = await add();
  const cursor = await start();
  await server.database.query(sql`delete from bookings where hotel_id = ${hotel_id} and id = ${id}`);
  expect(kinds(await readChanges(cursor, 1))).toEqual([[id, 'deleted']]);
});

test('a change whose transaction commits late is not passed over', async () => {
  const { database } = server;
  const [slow, fast] = [await add('Slow'), await add('Fast')];
  const cursor = await start();
  let commit: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (commit = resolve));
  let begun: () => void = () => undefined;
  const writing = new Promise<void>((resolve) => (begun = resolve));
  const late = database.transaction(async (tx) => {
    await tx.query(sql`update bookings set requests = 'late' where hotel_id = ${hotel_id} and id = ${slow}`);
    begun();
    await held;
  });
  await writing;
  await database.query(
    sql`update bookings set requests = 'soon' where hotel_id = ${hotel_id} and id = ${fast}`,
  );
  const during = await read(cursor);
  const begunMeanwhile = await start();
  commit();
  await late;
  const after = await readChanges(during.cursor, 2 - during.changes.length);
  expect([...kinds(during), ...kinds(after)].map(([id]) => id).sort()).toEqual([slow, fast].sort());
  expect(kinds(await readChanges(begunMeanwhile, 1)).map(([id]) => id)).toContain(slow);
});

test('a reader beside many writers misses no change', async () => {
  const { database } = server;
  const ids = await Promise.all(Array.from({ length: 10 }, () => add()));
  let cursor = await start();
  const seen = new Map<number, string>();
  const follow = async () => {
    const page = await read(cursor, { limit: 3 });
    cursor = page.cursor;
    for (const { booking_id, booking } of page.changes) {
      seen.set(booking_id, (booking as { room_type: string }).room_type);
    }
    return page.changes.length;
  };
  let isWriting = true;
  const reading = (async () => {
    while (isWriting) await follow();
  })();
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (let turn = 0; turn < 25; turn += 1) {
        const id = ids[(writer + turn) % ids.length];
        await database.transaction(async (tx) => {
          await tx.query(sql`
            update bookings set room_type = ${`${writer} ${turn}`} where hotel_id = ${hotel_id} and id = ${id}`);
          if (turn % 5 === 0) await tx.query(sql`select pg_sleep(0.01)`);
        });
      }
    }),
  );
  isWriting = false;
  await reading;
  const rows = await database.query<{ id: number; room_type: string }>(
    sql`select id, room_type from bookings where hotel_id = ${hotel_id} and id = any(${ids}::integer[])`,
  );
  // Reads on until the transactions of others have ended; a missed change would never come.
  while (rows.some(({ id, room_type }) => seen.get(id) !== room_type)) await follow();
  expect(seen.size).toBe(ids.length);
});

test('a cursor of another hotel or database, or of a transaction to come, is refused', async () => {
  const cursor = await start();
  const [identity, own] = Buffer.from(cursor, 'base64url').toString().split('.');
  const write = (...parts: unknown[]) => Buffer.from(parts.join('.')).toString('base64url');
  const later = write(identity, own, 9_000_000_000_000_000n, 0);
  for (const wrong of ['x', write(1, own, 2, 3), `${cursor}AA`, await startOf(others), later]) {
    const refused = await server.app.inject({ url: `/api/bookings/changes?cursor=${wrong}`, headers });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'CURSOR_INVALID']);
  }
});

test('a database that was restored from another one goes on', async () => {
  const { database } = server;
  const id = await add();
  await database.query(
    sql`update booking_changes set changed_in = '9000000000000000' where hotel_id = ${hotel_id}`,
  );
  const cursor = await start();
  await database.query(sql`update bookings set requests = 'x' where hotel_id = ${hotel_id} and id = ${id}`);
  expect(kinds(await readChanges(cursor, 1)).map(([one]) => one)).toContain(id);
});
