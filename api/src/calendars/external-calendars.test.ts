import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openCalendarsTest, type CalendarsTest } from '../testing/integrations/open-calendars-test.ts';

let fixture: CalendarsTest;

beforeAll(async () => {
  fixture = await openCalendarsTest();
});
afterAll(() => fixture.close());
afterEach(async () => {
  const { database } = fixture.server;
  await database.query(sql`delete from external_calendars`);
  await database.query(sql`delete from room_nights`);
  await database.query(sql`delete from bookings`);
});

const path = '/integrations/external-calendars';
const problems = async () =>
  (await fixture.call('GET', '/attention?kind=calendar')).json().result.items as {
    name: string;
    details: string[];
    booking_id: number | null;
  }[];
const blocks = async () =>
  (await fixture.call('GET', '/rooms/blocks')).json().result.blocks as {
    id: number;
    kind: string;
    reason: string;
  }[];

describe('a subscribed calendar', () => {
  test('blocks the nights of its events, and follows them', async () => {
    const { foreign, subscribe, read, nights, day, call } = fixture;
    foreign.events([5, 7], [7, 9]);
    const created = await subscribe();
    expect(created).toMatchObject({ state: 'new', events: 0, host: new URL(foreign.url).host });
    expect(JSON.stringify(created)).not.toContain('room.ics');
    expect(await read(created.id)).toMatchObject({ state: 'fresh', events: 2, nights: 4, conflicts: [] });
    expect(await nights()).toEqual(['5..7', '7..9']);
    expect(await blocks()).toEqual(
      Array(2).fill(expect.objectContaining({ kind: 'external', reason: 'Bay Stays' })),
    );
    const answer = await call('GET', `/rooms/availability?from=${day(5)}&to=${day(6)}`);
    expect(answer.json().result.types[0].nights[0]).toMatchObject({ left: 0 });

    foreign.events([6, 8], [20, 21]);
    expect(await read(created.id)).toMatchObject({ events: 2, nights: 3 });
    expect(await nights()).toEqual(['6..8', '20..21']);
  });

  test('has a name that people see, and frees its nights when it ends', async () => {
    const { foreign, subscribe, read, nights, call } = fixture;
    foreign.events([5, 7]);
    const { id } = await subscribe();
    await read(id);
    const changes = { name: 'Other name', address: '', interval_minutes: 15 };
    const changed = await call('PATCH', `${path}/${id}`, changes);
    expect(changed.json().result).toMatchObject({ name: 'Other name', interval_minutes: 15 });
    expect((await blocks()).map(({ reason }) => reason)).toEqual(['Other name']);
    expect((await call('DELETE', `${path}/${id}`)).statusCode).toBe(200);
    expect(await nights()).toEqual([]);
  });

  test('keeps the nights that were spent', async () => {
    const { foreign, subscribe, read, nights, server, day } = fixture;
    foreign.events([-3, 4]);
    const { id } = await subscribe();
    await read(id);
    expect(await nights()).toEqual(['0..4']);
    // The row is as if it had been read three days ago.
    await server.database.query(
      sql`update room_nights set during = daterange(${day(-3)}::date, ${day(4)}::date)`,
    );
    foreign.events();
    await read(id, { accept_loss: true });
    expect(await nights()).toEqual(['-3..0']);
    foreign.events([-2, 3], [-2, 5], [-1, 2]);
    await read(id);
    foreign.events();
    await read(id, { accept_loss: true });
    const ended = await server.database.query(sql`
      select lower(during) as "from", upper(during) as "to" from external_events order by during`);
    expect(ended).toEqual([-3, -2, -1].map((from) => ({ from: day(from), to: day(0) })));
  });

  test('is not ended as a block, but where it comes from', async () => {
    const { foreign, subscribe, read, call } = fixture;
    foreign.events([5, 7]);
    await read((await subscribe()).id);
    const [block] = await blocks();
    const answer = await call('DELETE', `/rooms/blocks/${block?.id}`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'These nights come from the calendar Bay Stays. Remove them there, or end the subscription.',
    ]);
  });

  test('of another room has its own nights, and overlapping calendars of a room are no conflict', async () => {
    const { foreign, subscribe, read, nights } = fixture;
    foreign.events([5, 8]);
    const first = await subscribe();
    await read(first.id);
    foreign.events([7, 10]);
    const second = await subscribe({ name: 'Second' });
    expect(await read(second.id)).toMatchObject({ events: 1, nights: 2, conflicts: [] });
    expect(await nights()).toEqual(['5..8', '8..10']);
    await fixture.call('DELETE', `${path}/${first.id}`);
    expect(await nights()).toEqual(['7..10']);
  });

  test('blocks late nights when their time comes, though the answer is the same', async () => {
    const { foreign, subscribe, read } = fixture;
    const answerWith = (...events: [number, number][]) => {
      foreign.events(...events);
      foreign.headers = { etag: '"1"' };
    };
    answerWith([5, 7], [600, 602]);
    const { id } = await subscribe();
    expect(await read(id)).toMatchObject({ events: 1 });
    // The event is as if it had been read sixty days later.
    answerWith([5, 7], [540, 542]);
    expect(await read(id)).toMatchObject({ events: 2, nights: 4 });
  });

  test('names the first events that were not understood, without their titles', async () => {
    const { foreign, subscribe, read } = fixture;
    foreign.events([5, 7], [8, 9]);
    foreign.text = foreign.text.replace(/DTSTART;VALUE=DATE:\d+/, 'DTSTART;VALUE=DATE:20271301');
    foreign.headers = { etag: '"1"' };
    const { id } = await subscribe();
    const answers = [await read(id), await read(id)];
    for (const answer of answers) {
      expect(answer).toMatchObject({
        ...{ state: 'fresh', events: 1, skipped_events: 1 },
        skipped_examples: [{ day: '2027-13-01', uid: '0@bay.test' }],
      });
    }
  });

  test('is read at once with others of its room', async () => {
    const { foreign, subscribe, read, nights } = fixture;
    const subscribed = await Promise.all(['A', 'B', 'C'].map((name) => subscribe({ name })));
    for (const first of [1, 2, 1, 2]) {
      foreign.events(
        ...Array.from({ length: 40 }, (_, index): [number, number] => [
          first + index * 2,
          first + 1 + index * 2,
        ]),
      );
      await Promise.all(subscribed.map(({ id }) => read(id, { accept_loss: true })));
    }
    expect(await nights()).toHaveLength(40);
  });
});

describe('nights that are taken', () => {
  test('are left to the stay, need attention, and are blocked once they are free', async () => {
    const { foreign, subscribe, read, nights, stayInRoom, server, day } = fixture;
    const booking_id = await stayInRoom(6, 2);
    foreign.events([5, 9]);
    foreign.headers = { etag: '"1"' };
    const { id } = await subscribe();
    const conflict = { from: day(6), to: day(8), booking_id };
    expect(await read(id)).toMatchObject({ nights: 2, conflicts: [conflict] });
    expect(await nights()).toEqual(['5..6', '8..9']);
    expect(await problems()).toMatchObject([
      { name: '100', booking_id, details: ['conflict', 'Bay Stays', day(6), day(8)] },
    ]);
    await server.database.query(sql`delete from room_nights where booking_id = ${booking_id}`);
    expect(await problems()).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'fresh', nights: 4, conflicts: [] });
  });

  test('a block of people stays as it is, and people cannot take external nights', async () => {
    const { foreign, subscribe, read, room_id, day, call } = fixture;
    const block = { room_id, from: day(5), to: day(7), kind: 'out_of_order', reason: 'Shower' };
    await call('POST', '/rooms/blocks', block);
    foreign.events([4, 8]);
    expect(await read((await subscribe()).id)).toMatchObject({
      nights: 2,
      conflicts: [{ from: day(5), to: day(7), booking_id: null }],
    });
    const taken = await call('POST', '/rooms/blocks', { ...block, from: day(7), to: day(8) });
    expect([taken.statusCode, taken.json().message]).toEqual([409, expect.stringContaining('Bay Stays')]);
  });
});

test('another hotel neither sees a calendar nor changes it', async () => {
  const { subscribe, call, room_id, foreign } = fixture;
  const { id } = await subscribe();
  expect((await call('GET', path, undefined, 'stranger')).json().result.calendars).toEqual([]);
  const fields = { name: 'B', address: `${foreign.url}/b.ics`, interval_minutes: 15 };
  const tried = await Promise.all([
    call('PATCH', `${path}/${id}`, fields, 'stranger'),
    call('DELETE', `${path}/${id}`, undefined, 'stranger'),
    call('POST', `${path}/${id}/read`, {}, 'stranger'),
    call('POST', path, { ...fields, room_id }, 'stranger'),
  ]);
  expect(tried.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});
