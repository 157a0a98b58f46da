import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { AttentionItem } from '@suite/contracts/attention';
import { isDeliverable } from '@suite/contracts/forms';
import { sql } from '@suite/database';
import { addBooking, addHotel } from '../testing/contexts/open-bookings-test.ts';
import { openDeskTest, type DeskTest } from '../testing/contexts/open-desk-test.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { said, type Answer, type VerificationTest } from '../testing/contexts/open-verification-test.ts';

interface List {
  items: AttentionItem[];
  counts: { kind: string; count: number }[];
  pagination: { total: number; totalPages: number };
}

let desk: DeskTest;
let room: VerificationTest;
const platform: Record<string, Awaited<ReturnType<VerificationTest['signIn']>>> = {};

beforeAll(async () => {
  desk = await openDeskTest();
  ({ room } = desk);
  const accounts = { reviewer: 'approve_hotels', operator: 'manage_releases' } as const;
  for (const [name, permission] of Object.entries(accounts)) {
    const usr_email = `${name}@suite.test`;
    await insertUser(room.database, { usr_email, hotel_id: null, permissions: [permission] });
    platform[name] = await room.signIn(usr_email);
  }
});
afterAll(() => room.close());
beforeEach(async () => {
  room.engine.answer = {};
  await room.database.query(sql`delete from bookings`);
  await room.database.query(sql`delete from hotels where is_approved is null`);
  await room.database.query(sql`delete from moves`);
  await desk.book();
});

function ask(path: string, who = 'manager'): Promise<Answer> {
  const headers = platform[who];
  return headers
    ? room.app.inject({ url: `/api/attention${path}`, headers })
    : desk.call(`/api/attention${path}`, undefined, who);
}
async function list(query = '', who?: string): Promise<List> {
  return (await ask(`?limit=100${query}`, who)).json<{ result: List }>().result;
}
const kinds = async (who?: string, query?: string) => (await list(query, who)).items.map(({ kind }) => kind);
const count = async (who?: string) =>
  (await ask('/count', who)).json<{ result: { count: number } }>().result.count;

const chooseDesk = () => room.call(desk.party.token, '/verification/desk', {});

async function giveUpEmail(about_type: 'booking' | 'passenger', about_id: number): Promise<void> {
  await room.database.query(sql`
    insert into emails (recipient, subject, body_text, body_html, hotel_id, about_type, about_id, failed_at)
    select coalesce((select email from bookings where id = ${about_id} and ${about_type} = 'booking'), 'bo@guests.test'),
      'Your link', '', '', ${room.seaview}, ${about_type}, ${about_id}, now()`);
}

async function addArrival(hotel_id = room.seaview): Promise<number> {
  const [today] = await room.database.query<{ day: string }>(
    sql`select (now() at time zone time_zone)::date as day from hotels where id = ${hotel_id}`,
  );
  const day = today?.day ?? '';
  const booking_id = await addBooking(room.database, { hotel_id, checkin_date: day, name: 'Cy Holt' });
  const [task] = await room.database.query<{ id: number }>(sql`
    insert into housekeeping_tasks (hotel_id, kind, task, priority, day, due_at, booking_id)
    values (${hotel_id}, 'arrival', 'Prepare', 'High', ${day}, now(), ${booking_id}) returning id`);
  return task?.id ?? 0;
}

describe('the people whom a check leaves to the desk', () => {
  test('who shows an ID at the desk waits from the day before the arrival', async () => {
    await chooseDesk();
    expect(await list()).toMatchObject({
      items: [
        {
          ...{ kind: 'desk', key: `primary ${desk.party.booking_id}`, name: 'Ines Duarte', details: [] },
          ...{ hotel_id: room.seaview, hotel_name: 'Seaview', booking_id: desk.party.booking_id },
          ...{ booked_by: 'Ines Duarte', days_to_arrival: 1, task_id: null, remote: null },
          since: expect.stringMatching(/Z$/),
          checkin_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      ],
      counts: [{ kind: 'desk', count: 1 }],
      pagination: { total: 1 },
    });
    await desk.arriveIn(2);
    expect(await kinds()).toEqual([]);
  });

  test('photos to review are said with what else the check found, and settled people are not there', async () => {
    const document_data = {
      ...{ document_type: 'PASSPORT', issuing_country: 'PRT', full_name: 'INES DUARTE', mrz_valid: true },
      ...{ date_of_birth: null, expiry_date: '2020-01-31', number_last4: '4821' },
    };
    room.engine.answer = { similarity_score: 77.5, reason: 'NO_MATCH', document_data };
    await room.check(desk.party.token);
    expect((await list()).items).toMatchObject([{ kind: 'review', details: ['Document expired'] }]);
    expect(await kinds('super admin')).toEqual(['flags']);
    await desk.verify(desk.primary());
    expect(await kinds()).toEqual([]);
  });

  test('three failed checks in a row', async () => {
    room.engine.answer = { similarity_score: 40, reason: 'NO_MATCH' };
    for (let tries = 0; tries < 3; tries += 1) await room.check(desk.party.token);
    expect((await list()).items).toMatchObject([{ kind: 'failures', details: [] }]);
  });
});

describe('mails that were given up', () => {
  test('to the primary guest, until another one went out or the guest is verified', async () => {
    const { booking_id } = desk.party;
    await giveUpEmail('booking', booking_id);
    expect((await list()).items).toMatchObject([
      { kind: 'email', name: 'Ines Duarte', booking_id, details: [expect.stringContaining('@')] },
    ]);
    await room.database.query(
      sql`update bookings set email = 'corrected@guests.test' where id = ${booking_id}`,
    );
    expect(await kinds()).toEqual([]);
    await room.database.query(
      sql`update emails set recipient = 'corrected@guests.test' where about_id = ${booking_id}`,
    );
    expect(await kinds()).toEqual(['email']);
    expect((await desk.call('/send-verification', {})).statusCode).toBe(200);
    expect(await kinds()).toEqual([]);
    await room.database.query(sql`delete from emails where about_id = ${booking_id} and state <> 'failed'`);
    expect(await kinds()).toEqual(['email']);
    await room.database.query(sql`update bookings set is_verified = true where id = ${booking_id}`);
    expect(await kinds()).toEqual([]);
  });

  test('to another guest, by their name', async () => {
    await giveUpEmail('passenger', desk.party.guests[0]?.id ?? 0);
    expect((await list()).items).toMatchObject([{ name: 'Bo Lindqvist', booked_by: 'Ines Duarte' }]);
    expect(await kinds('night desk')).toEqual([]);
  });
});

test('an address to which no mail can go waits until it is corrected, and nothing is called sent', async () => {
  const { booking_id } = desk.party;
  await room.database.query(sql`update bookings set email = 'ines@host' where id = ${booking_id}`);
  expect((await list()).items).toMatchObject([
    { kind: 'email', key: `address ${booking_id}`, name: 'Ines Duarte', booking_id, details: ['ines@host'] },
  ]);
  const sent = await desk.call('/send-verification', {});
  expect([sent.statusCode, sent.json()]).toMatchObject([409, { success: false, errorType: 'CONFLICT' }]);
  expect(await room.database.query(sql`select from emails where recipient = 'ines@host'`)).toEqual([]);
  await room.database.query(sql`update bookings set email = 'ines@host.test' where id = ${booking_id}`);
  expect(await kinds()).toEqual([]);
});

test('the database and the forms agree on which addresses get mail', async () => {
  const names = [
    'ana',
    '.ana',
    'ana.',
    'a..na',
    'a'.repeat(64),
    'a'.repeat(65),
    'a@b',
    'a b',
    '"ana"',
    'ana<b',
    'ana；bo',
  ];
  names.push('jörg', 'ana\u202e', "a!#$%&'*+/=?^_`{|}~-");
  const domains = ['host', 'x..test', '.test', 'müller.de', '-x.test', 'x-.test', `${'x'.repeat(63)}.test`];
  domains.push(`${'x'.repeat(64)}.test`, `${'x.'.repeat(123)}test`, `${'x.'.repeat(124)}test`, 'i❤.test');
  const addresses = [
    'ana',
    ...names.map((name) => `${name}@x.test`),
    ...domains.map((domain) => `ana@${domain}`),
  ];
  const rows = await room.database.query<{ address: string; is: boolean }>(
    sql`select address, is_deliverable(address) as is from unnest(${addresses}::text[]) as address`,
  );
  expect(rows).toEqual(addresses.map((address) => ({ address, is: isDeliverable(address) })));
});

test('an arrival waits until a member of staff is assigned, for the manager of the hotel alone', async () => {
  const task_id = await addArrival();
  expect((await list()).items).toMatchObject([
    { kind: 'arrival', name: 'Cy Holt', task_id, days_to_arrival: 0, hotel_name: 'Seaview' },
  ]);
  for (const who of ['desk', 'alpine desk', 'super admin']) expect(await kinds(who)).toEqual([]);
  await room.database.query(sql`update housekeeping_tasks set user_id = 1 where id = ${task_id}`);
  expect(await kinds()).toEqual([]);
});

test('a registered hotel waits for those who approve hotels, all of them or the chosen one', async () => {
  const hotel_id = await addHotel(room.database, 'Harbour', { is_approved: null });
  expect((await list('', 'reviewer')).items).toMatchObject([{ kind: 'hotel', name: 'Harbour', hotel_id }]);
  expect(await kinds('reviewer', `&hotelId=${room.seaview}`)).toEqual([]);
  for (const who of ['manager', 'operator']) expect(await kinds(who)).toEqual([]);
});

test('a demoted release waits for those who decide about releases, and belongs to no hotel', async () => {
  const release = `1.0.0-${randomUUID().slice(0, 12)}`;
  await room.database.query(sql`
    insert into moves (remote, kind, from_release, to_release, reason, channel, moved_by_name, address)
    values ('mf-sample', 'demote', ${release}, null, 'It fails to start', 'live', 'the registry', '')`);
  expect((await list('', 'operator')).items).toMatchObject([
    {
      ...{ kind: 'release', name: 'mf-sample', remote: 'mf-sample', hotel_id: null, hotel_name: null },
      details: [`Release ${release} was demoted: It fails to start.`],
    },
  ]);
  expect(await kinds('operator', `&hotelId=${room.seaview}`)).toEqual([]);
  expect(await kinds('reviewer')).toEqual([]);
});

describe('the list', () => {
  test('has the most urgent first, one kind or one page when asked, and the count of all', async () => {
    await chooseDesk();
    await giveUpEmail('passenger', desk.party.guests[0]?.id ?? 0);
    await addArrival();
    expect(await kinds()).toEqual(['arrival', 'desk', 'email']);
    expect(await count()).toBe(3);
    const page = (await ask('?limit=1&page=2&kind=email')).json<{ result: List }>().result;
    expect(page.items).toEqual([]);
    expect(page.pagination).toMatchObject({ total: 1, totalPages: 1 });
    expect(page.counts).toEqual(['desk', 'email', 'arrival'].map((kind) => ({ kind, count: 1 })));
    expect(await kinds('manager', '&kind=email')).toEqual(['email']);
    expect(said(await ask('?kind=everything'))).toEqual([400, 'VALIDATION_ERROR']);
  });

  test.each([
    ['manager', 2],
    ['desk', 2],
    ['super admin', 2],
    ['alpine desk', 0],
    ['operator', 0],
  ])('%s finds %i of the things of Seaview, in the list and in the count', async (who, expected) => {
    await chooseDesk();
    await giveUpEmail('passenger', desk.party.guests[0]?.id ?? 0);
    const ofBookings = (await list('', who)).items.filter(({ kind }) => kind !== 'release');
    expect(ofBookings).toHaveLength(expected);
    expect(await count(who)).toBe((await list('', who)).pagination.total);
    expect(await kinds(who, `&hotelId=${room.alpine}`)).toEqual([]);
  });
});

test.each(['clerk', 'trainee'])('%s may not ask', async (who) => {
  for (const path of ['', '/count']) expect(said(await ask(path, who))).toEqual([403, 'PERMISSION_DENIED']);
});
