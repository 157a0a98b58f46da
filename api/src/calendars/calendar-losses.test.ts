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
});

const problems = async () =>
  (await fixture.call('GET', '/attention?kind=calendar')).json().result.items as {
    name: string;
    details: string[];
    booking_id: number | null;
  }[];

describe('a calendar that loses most of its events at once', () => {
  const shrink = async () => {
    const { foreign, subscribe, read } = fixture;
    foreign.events([5, 6], [7, 8], [9, 10]);
    const { id } = await subscribe();
    await read(id);
    foreign.events([5, 6]);
    foreign.headers = { etag: '"2"' };
    expect(await read(id)).toMatchObject({ state: 'shrunk', suspicious_events: 1, nights: 3 });
    return id;
  };

  test('is not believed at once, and needs attention', async () => {
    const { read, foreign, nights } = fixture;
    const id = await shrink();
    expect(await problems()).toMatchObject([{ name: '100', details: ['shrunk', 'Bay Stays'] }]);
    expect(await read(id)).toMatchObject({ state: 'shrunk', nights: 3 });
    foreign.events([5, 6], [7, 8], [11, 12]);
    expect(await read(id)).toMatchObject({ state: 'fresh', suspicious_since: null });
    expect(await nights()).toEqual(['5..6', '7..8', '11..12']);
  });

  const passSixHours = () =>
    fixture.server.database.query(
      sql`update external_calendars set suspicious_since = suspicious_since - interval '6 hours'`,
    );

  test.each([1, 2])('is not believed when it loses all of %s, until six hours later', async (count) => {
    const { foreign, subscribe, read, nights } = fixture;
    foreign.events([5, 6], ...(count > 1 ? [[7, 8] as [number, number]] : []));
    const { id } = await subscribe();
    await read(id);
    foreign.events();
    expect(await read(id)).toMatchObject({ state: 'shrunk', suspicious_events: 0, nights: count });
    await passSixHours();
    expect(await read(id)).toMatchObject({ state: 'fresh', events: 0 });
    expect(await nights()).toEqual([]);
  });

  test('is believed when one of two is cancelled', async () => {
    const { foreign, subscribe, read, nights } = fixture;
    foreign.events([5, 6], [7, 8]);
    const { id } = await subscribe();
    await read(id);
    foreign.events([7, 8]);
    expect(await read(id)).toMatchObject({ state: 'fresh', events: 1 });
    expect(await nights()).toEqual(['7..8']);
  });

  test('is believed after six hours', async () => {
    const { read, nights } = fixture;
    const id = await shrink();
    await passSixHours();
    expect(await read(id)).toMatchObject({ state: 'fresh', events: 1 });
    expect(await nights()).toEqual(['5..6']);
  });

  test('is believed when a person says so', async () => {
    const { read, nights } = fixture;
    expect(await read(await shrink(), { accept_loss: true })).toMatchObject({ state: 'fresh', events: 1 });
    expect(await nights()).toEqual(['5..6']);
  });
});
