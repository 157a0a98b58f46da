import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openCalendarsTest, type CalendarsTest } from '../testing/integrations/open-calendars-test.ts';
import { takeDueCalendars } from './calendar-reads.repository.ts';

let fixture: CalendarsTest;

beforeAll(async () => {
  fixture = await openCalendarsTest();
});
afterAll(() => fixture.close());
afterEach(async () => {
  await fixture.server.database.query(sql`delete from external_calendars`);
});

test('two processes never read one calendar at once, and each is read again after its interval', async () => {
  const { subscribe, server } = fixture;
  const created = await Promise.all(Array.from({ length: 6 }, (_, index) => subscribe({ name: `${index}` })));
  const taken = await Promise.all([1, 2, 3].map(() => takeDueCalendars(server.database, 4)));
  const ids = taken.flat().map(({ id }) => id);
  expect([...ids].sort()).toEqual(created.map(({ id }) => id).sort());
  expect(await takeDueCalendars(server.database, 4)).toEqual([]);
  const rows = await server.database.query<{ minutes: number }>(sql`
    select extract(epoch from next_read_at - now()) / 60 as minutes from external_calendars`);
  for (const { minutes } of rows) {
    expect(Number(minutes)).toBeGreaterThan(53);
    expect(Number(minutes)).toBeLessThan(67);
  }
});

test('one that fails is read after those that do not', async () => {
  const { subscribe, server } = fixture;
  const failing = await subscribe();
  const { id } = await subscribe();
  await server.database.query(sql`
    update external_calendars set failure = '{"code":"CALENDAR_UNREADABLE"}'::jsonb, failing_since = now()
    where id = ${failing.id}`);
  expect(await takeDueCalendars(server.database, 1)).toMatchObject([{ id }]);
});

test.each([
  { minutes: 10, waits: 60 },
  { minutes: 600, waits: 300 },
  { minutes: 6_000, waits: 360 },
])('one that fails for $minutes minutes is read again after $waits', async ({ minutes, waits }) => {
  const { subscribe, server } = fixture;
  await subscribe();
  await server.database.query(sql`
    update external_calendars set failure = '{"code":"CALENDAR_UNREADABLE"}'::jsonb,
      failing_since = now() - make_interval(mins => ${minutes}::integer)`);
  await takeDueCalendars(server.database, 1);
  const [row] = await server.database.query<{ minutes: number }>(sql`
    select extract(epoch from next_read_at - now()) / 60 as minutes from external_calendars`);
  expect(Math.abs(Number(row?.minutes) / waits - 1)).toBeLessThan(0.11);
});
