import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openCalendarsTest, type CalendarsTest } from '../testing/integrations/open-calendars-test.ts';

let fixture: CalendarsTest;

beforeAll(async () => {
  fixture = await openCalendarsTest();
});
afterAll(() => fixture.close());
afterEach(() => fixture.server.database.query(sql`delete from external_calendars`));

const path = '/integrations/external-calendars';
const problems = async () => (await fixture.call('GET', '/attention?kind=calendar')).json().result.items;

describe('a calendar that cannot be read', () => {
  test.each<[string, Partial<CalendarsTest['foreign']>, RegExp]>([
    ['an error', { status: 503 }, /^127\.0\.0\.1:\d+ answered with status 503\. Check the address/],
    ['a page', { text: '<html></html>' }, /^The address does not lead to a calendar/],
    ['a loop', { status: 302, headers: { location: '/again' } }, /^127\.0\.0\.1:\d+ redirects too often\.$/],
    [
      'a private address',
      { status: 302, headers: { location: 'https://10.0.0.1/x' } },
      /^The address must start with https/,
    ],
    ['too much', { text: 'x'.repeat(5_000_001) }, /^The calendar is larger than 5 MB\.$/],
  ])('%s: its nights stay, and the reason is a sentence', async (_name, answer, message) => {
    const { foreign, subscribe, read, nights } = fixture;
    foreign.events([5, 7]);
    const { id } = await subscribe();
    await read(id);
    Object.assign(foreign, answer);
    const failed = await read(id);
    expect(failed).toMatchObject({
      state: 'failing',
      nights: 2,
      failure: { message: expect.stringMatching(message) },
    });
    expect(failed.failing_since).not.toBeNull();
    expect(await nights()).toEqual(['5..7']);
    foreign.events([5, 7]);
    expect(await read(id)).toMatchObject({ state: 'fresh', failure: null });
  });

  test('a server that is away needs attention after a day', async () => {
    const { subscribe, read, server } = fixture;
    const { id } = await subscribe({ address: 'http://127.0.0.1:9/room.ics' });
    expect((await read(id)).failure?.message).toBe('127.0.0.1:9 could not be reached.');
    expect(await problems()).toEqual([]);
    await server.database.query(
      sql`update external_calendars set failing_since = now() - interval '25 hours'`,
    );
    expect(await problems()).toMatchObject([{ name: '100', details: ['failing', 'Bay Stays'] }]);
  });

  test.each([
    'https://10.0.0.1/a.ics',
    'https://192.168.0.1/a.ics',
    'webcal://169.254.169.254/a',
    'http://bay.test/a',
    'ftp://x',
  ])('%s is no address of a calendar', async (address) => {
    const { call, room_id } = fixture;
    const answer = await call('POST', path, { room_id, name: 'A', address, interval_minutes: 60 });
    expect(answer.json()).toMatchObject({ success: false, errors: [{ field: 'address' }] });
  });
});
