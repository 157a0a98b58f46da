import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SearchHit } from '@suite/contracts/search';
import { sql } from '@suite/database';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { openDeskTest, type DeskTest } from '../testing/contexts/open-desk-test.ts';
import { said } from '../testing/contexts/open-verification-test.ts';

let desk: DeskTest;
let alpineBooking: number;

beforeAll(async () => {
  desk = await openDeskTest();
  const { database, seaview, alpine, book } = desk.room;
  await desk.book();
  alpineBooking = (await book({ hotel_id: alpine, guests: ['Bo Lindgren'] })).booking_id;
  await insertUser(database, { usr_email: 'linda@seaview.test', hotel_id: seaview, permissions: [] });
  await database.query(sql`
    insert into rooms (hotel_id, room_number, room_type, status)
    values (${seaview}, 'L101', 'Single', 'Clean'), (${alpine}, 'L102', 'Single', 'Clean')`);
});
afterAll(() => desk.room.close());

const ask = (q: string, who: string) =>
  desk.call(`/api/search?${new URLSearchParams({ q })}`, undefined, who);

async function search(q: string, who: string): Promise<SearchHit[]> {
  const answer = await ask(q, who);
  expect(said(answer)).toEqual([200, true]);
  return answer.json<{ result: { hits: SearchHit[] } }>().result.hits;
}

const seen = (hits: SearchHit[]) => hits.map(({ kind, title }) => `${kind}: ${title}`);

test('a guest of a booking is found by a part of the name, and leads to the booking', async () => {
  const { booking_id } = desk.party;
  const [hit] = (await search('lindqvist', 'desk')).filter(({ kind }) => kind === 'guest');
  expect(hit).toMatchObject({
    ...{ id: booking_id, title: 'Bo Lindqvist', path: `/bookings?id=${booking_id}` },
    detail: expect.stringContaining(`Booking #${booking_id}`),
  });
});

test('each finds in the own hotel and with the own permissions alone; one who sees all hotels is told which', async () => {
  expect(seen(await search('lind', 'manager'))).toEqual([
    'guest: Bo Lindqvist',
    'person: Test Person',
    'role: Role of linda@seaview.test',
  ]);
  expect(seen(await search('lind', 'desk'))).not.toContain('person: Test Person');
  expect(seen(await search('lind', 'alpine desk'))).toEqual(['guest: Bo Lindgren']);
  expect((await search('lindgren', 'super admin'))[0]?.detail).toContain('Alpine');
  expect(seen(await search('L10', 'manager'))).toEqual(['room: Room L101']);
  expect(await search('L10', 'desk')).toEqual([]);
});

test('a booking is found by its number; of another hotel it is not', async () => {
  const { booking_id } = desk.party;
  expect(seen(await search(`#${booking_id}`, 'desk'))).toEqual([`booking: Booking #${booking_id}`]);
  expect(await search(`#${alpineBooking}`, 'desk')).toEqual([]);
});

test('the guest in a room is found by its number, by those who may see guests', async () => {
  const { database, seaview, book } = desk.room;
  const { booking_id } = await book({ hotel_id: seaview });
  await database.query(sql`
    insert into room_nights (hotel_id, room_id, during, booking_id)
    select bookings.hotel_id, rooms.id, daterange(today, today + 2), bookings.id
    from bookings join rooms on rooms.room_number = 'L101', lateral (select current_date - 1 as today) as days
    where bookings.id = ${booking_id}`);
  for (const q of ['room L101', 'Zimmer l101', 'غرفة L101']) {
    expect(seen(await search(q, 'desk'))).toEqual(['guest: Ines Duarte']);
  }
  expect(seen(await search('Room L101', 'manager'))).toEqual(['guest: Ines Duarte', 'room: Room L101']);
  expect(await search('room L10', 'desk')).toEqual([]);
  for (const who of ['trainee', 'alpine desk']) expect(await search('room L101', who)).toEqual([]);
  await database.query(sql`delete from bookings where id = ${booking_id}`);
});

test.each(['muller', 'mueller', 'Müller, Zoe', 'zoë  m\u00fcll', 'MU\u0308LLER'])(
  'a name is found however it is written: %j',
  async (q) => {
    const { database, book, seaview } = desk.room;
    const { booking_id } = await book({ hotel_id: seaview, guests: ['Zoe\u0308 Müller'] });
    expect((await search(q, 'desk')).map(({ id }) => id)).toContain(booking_id);
    await database.query(sql`delete from bookings where id = ${booking_id}`);
  },
);

test('without a booking permission no guest is found by name, and a booking keeps its guest masked', async () => {
  expect(await search('lindqvist', 'trainee')).toEqual([]);
  const [hit] = await search(`#${desk.party.booking_id}`, 'trainee');
  expect(hit).toMatchObject({ kind: 'booking', detail: expect.stringMatching(/^Guest •••/) });
});

test('roles and hotels are for those whose pages show them', async () => {
  const { database } = desk.room;
  await insertUser(database, {
    usr_email: 'reviewer@suite.test',
    hotel_id: null,
    permissions: ['approve_hotels'],
  });
  const headers = await desk.room.signIn('reviewer@suite.test');
  const answer = await desk.room.app.inject({ url: '/api/search?q=alp', headers });
  expect(seen(answer.json<{ result: { hits: SearchHit[] } }>().result.hits)).toEqual(['hotel: Alpine']);
  expect(await search('alp', 'manager')).toEqual([]);
});

test.each(['%%%', '__', '\\\\', "'; drop table users; --", '😀😀', '# 12', '99999999999'])(
  '%s is no pattern and no statement',
  async (q) => {
    expect(await search(q, 'super admin')).toEqual([]);
  },
);

test.each(['', ' a ', 'x'.repeat(101)])('%j is refused in a sentence', async (q) => {
  const answer = await ask(q, 'desk');
  expect(said(answer)).toEqual([400, 'VALIDATION_ERROR']);
  expect(answer.body).toContain('Type 2 to 100 characters to search');
});
