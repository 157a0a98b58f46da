import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';

let server: AccountTest;
let hotel_id: number;
let admin: Headers;
let colleague: Headers;

beforeAll(async () => {
  server = await openAccountTest();
  hotel_id = await insertHotel(server.database, 'Seaview');
  for (const usr_email of ['a@suite.test', 'b@suite.test']) {
    await insertUser(server.database, { usr_email, hotel_id, permissions: ['manage_hotel'] });
  }
  admin = await server.signIn('a@suite.test');
  colleague = await server.signIn('b@suite.test');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query(sql`delete from bookings`);
  await server.database.query(sql`delete from rooms`);
});

const room = { room_number: '101', room_type: 'Double', status: 'Clean' };

interface RoomList {
  rooms: { id: number; room_number: string }[];
  counts: object[];
}

async function addRooms(...rooms: object[]): Promise<{ id: number; updated_at: string }[]> {
  const answer = await server.call('POST', '/hotel/rooms', admin, { rooms });
  expect(answer.statusCode).toBe(201);
  return answer.json().result.rooms;
}

async function records(action: string): Promise<number> {
  const rows = await server.database.query(sql`select 1 from audit_records where action = ${action}`);
  return rows.length;
}

test('rooms are added together or not at all, listed by number and counted by state', async () => {
  const numbered = (room_number: string) => ({ ...room, room_number });
  const added = await server.call('POST', '/hotel/rooms', admin, { rooms: ['10', '9', 'A1'].map(numbered) });
  expect(added.statusCode).toBe(201);
  const clash = await server.call('POST', '/hotel/rooms', admin, { rooms: [numbered('11'), numbered('a1')] });
  expect([clash.statusCode, clash.json().message]).toEqual([
    409,
    'There is a room a1 already. No room was added.',
  ]);
  const list = (await server.call('GET', '/hotel/rooms', admin)).json<{ result: RoomList }>().result;
  expect(list.rooms.map(({ room_number }) => room_number)).toEqual(['9', '10', 'A1']);
  expect(list.counts).toEqual([{ status: 'Clean', rooms: 3 }]);
  const id = list.rooms[0]?.id ?? 0;
  const taken = await server.call('PATCH', `/hotel/rooms/${id}`, admin, numbered('10'));
  expect(taken.statusCode).toBe(409);
  const dirty = { ...numbered('9'), status: 'Dirty' };
  expect((await server.call('PATCH', `/hotel/rooms/${id}`, admin, dirty)).json().result).toEqual({
    id,
    ...dirty,
    ...{ inspected_at: null, inspected_by: null, updated_at: expect.any(String) },
  });
  const inspected = await server.call('PATCH', `/hotel/rooms/${id}`, admin, { ...dirty, inspected: true });
  expect([inspected.statusCode, inspected.json().message]).toEqual([
    400,
    'Only a clean room can be inspected',
  ]);
  expect((await server.call('GET', '/hotel/rooms?status=Dirty', admin)).json().result.pagination.total).toBe(
    1,
  );
  expect((await server.call('DELETE', `/hotel/rooms/${id}`, admin)).statusCode).toBe(200);
  expect((await server.call('DELETE', `/hotel/rooms/${id}`, admin)).statusCode).toBe(404);
});

test('blocks are not asked for with nights that end before they begin', async () => {
  const answer = await server.call('GET', '/rooms/blocks?from=2026-12-09&to=2026-12-01', admin);
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'To must be after From']);
});

test('ten people who add the same room at once add it once', async () => {
  const before = await records('create-rooms');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      server.call('POST', '/hotel/rooms', turn % 2 ? admin : colleague, { rooms: [room] }),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().message).toBe('There is a room 101 already. No room was added.');
  expect(await records('create-rooms')).toBe(before + 1);
});

test('a room number is taken however it is written', async () => {
  await addRooms({ ...room, room_number: '983A' });
  for (const room_number of ['983a', '983A\u200b', '\uff19\uff18\uff13\uff21', '٩٨٣a']) {
    const answer = await server.call('POST', '/hotel/rooms', admin, { rooms: [{ ...room, room_number }] });
    expect(answer.statusCode).toBe(409);
  }
  const twice = [
    { ...room, room_number: '984\u00c9' },
    { ...room, room_number: '984E' },
  ];
  expect((await server.call('POST', '/hotel/rooms', admin, { rooms: twice })).statusCode).toBe(400);
});

test('a room that was stored beside one of the same number can still be changed', async () => {
  const [one, twin] = await addRooms({ ...room, room_number: '985E' }, { ...room, room_number: '986E' });
  await server.database.query(sql`update rooms set room_number = '985É' where id = ${twin?.id}`);
  const change = { ...room, room_number: '985E', status: 'Dirty' };
  expect((await server.call('PATCH', `/hotel/rooms/${one?.id}`, admin, change)).statusCode).toBe(200);
});

test('two rooms renumbered to one number at once: one gets it', async () => {
  const both = await addRooms(room, { ...room, room_number: '102' });
  const answers = await Promise.all(
    both.map(({ id }) => server.call('PATCH', `/hotel/rooms/${id}`, admin, { ...room, room_number: '103' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().message).toBe('There is a room 103 already.');
});

describe('a room that is needed', () => {
  const book = (checkin: number, checkout: number | null) =>
    server.database.query(sql`
      insert into bookings (hotel_id, name, email, room_type, checkin_date, checkout_date, no_nights,
        verification_token_hash, verification_token_encrypted)
      select ${hotel_id}, 'Guest', gen_random_uuid() || '@guest.test', 'Double', today + ${checkin}::integer,
        today + ${checkout}::integer, 1, sha256(gen_random_uuid()::text::bytea), ''
      from (select (now() at time zone time_zone)::date as today from hotels where id = ${hotel_id}) as calendar`);
  const remove = (id: number | undefined) => server.call('DELETE', `/hotel/rooms/${id}`, admin);

  test('stays as long as every room of its type is booked on a coming night', async () => {
    const [first, second] = await addRooms(room, { ...room, room_number: '102' });
    await book(5, 8);
    await book(7, null);
    const refused = await remove(first?.id);
    expect([refused.statusCode, refused.json().errorType]).toEqual([409, 'CONFLICT']);
    expect(refused.json().message).toMatch(
      /^Room 101 is still needed: on \d\d\/\w{3}\/\d{4} there would be 2 bookings and one room of type Double\. Change the bookings first, or set the room to Out of Order\.$/,
    );
    const retyped = await server.call('PATCH', `/hotel/rooms/${second?.id}`, admin, {
      ...room,
      room_number: '102',
      room_type: 'Single',
    });
    expect(retyped.json().message).toMatch(/^Room 102 is still needed/);
    const closed = { ...room, status: 'Out of Order' };
    expect((await server.call('PATCH', `/hotel/rooms/${first?.id}`, admin, closed)).statusCode).toBe(200);
  });

  test('is deleted when the stays do not overlap, are over or were deleted', async () => {
    const [first, second] = await addRooms(room, { ...room, room_number: '102' });
    await book(5, 8);
    await book(8, 9);
    await book(-3, 0);
    expect((await remove(first?.id)).statusCode).toBe(200);
    expect((await remove(second?.id)).json().message).toMatch(
      /there would be one booking and no room of type Double/,
    );
    await server.database.query(sql`update bookings set deleted_at = now()`);
    expect((await remove(second?.id)).statusCode).toBe(200);
  });

  test('two rooms of which one is needed are not both deleted at the same moment', async () => {
    const both = await addRooms(room, { ...room, room_number: '102' });
    await book(1, 2);
    const answers = await Promise.all(both.map(({ id }) => remove(id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('stays while something that is stored names it', async () => {
    const [added] = await addRooms(room);
    await server.database.query(sql`create table named_rooms
      (hotel_id integer, room_id integer, foreign key (hotel_id, room_id) references rooms)`);
    await server.database.query(
      sql`insert into named_rooms select hotel_id, id from rooms where id = ${added?.id}`,
    );
    const refused = await remove(added?.id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Room 101 has work that is recorded for it. Set it to Out of Order instead.',
    ]);
    await server.database.query(sql`drop table named_rooms`);
    expect((await remove(added?.id)).statusCode).toBe(200);
  });
});
