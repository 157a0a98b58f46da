import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { Import } from '@suite/contracts/integrations';
import { sql, type Database } from '@suite/database';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import type { Headers } from '../../testing/contexts/open-account-test.ts';
import { addRooms, openImportTest, type ImportTest } from '../../testing/integrations/open-import-test.ts';
import { runWaitingImports } from './run-imports.ts';

let server: ImportTest;
let neighbour: Headers;
beforeAll(async () => {
  server = await openImportTest();
  await addRooms(server, 'Double', 3);
  const hotel_id = await insertHotel(server.database, 'Alpine');
  await insertUser(server.database, {
    usr_email: 'admin@alpine.test',
    hotel_id,
    permissions: ['manage_hotel'],
  });
  neighbour = await server.signIn('admin@alpine.test');
});
afterAll(() => server.close());
beforeEach(() => server.database.query(sql`delete from booking_imports`));

const day = (offset: number) => addDays(calendarDateIn('Europe/Lisbon'), offset);
const matching = {
  columns: ['name', 'email', 'checkin_date', 'checkout_date', 'room_type'],
  date_format: 'ymd',
};

async function startCheck(rows: number, who: Headers): Promise<Import> {
  const stays = Array.from(
    { length: rows },
    (_, row) => `Guest,guest${row}@guests.test,${day(row + 1)},${day(row + 2)},Double`,
  );
  const { result } = await server.upload(['Guest,Mail,Arrival,Departure,Room', ...stays].join('\n'), who);
  const started = await server.call('POST', `/imports/${result.id}/check`, who, matching);
  return started.json<{ result: Import }>().result;
}

const read = async ({ id }: Import, who: Headers) =>
  (await server.call('GET', `/imports/${id}`, who)).json<{ result: Import }>().result;

/** The rows of the faulty import cannot be read. */
async function stateOf({ id }: Import): Promise<string | undefined> {
  const [row] = await server.database.query<{ state: string }>(
    sql`select state from booking_imports where id = ${id}`,
  );
  return row?.state;
}

function run(database: Database = server.app.database) {
  const log = { error: jest.fn() };
  const { secretKey } = server.app.config;
  const running = runWaitingImports({ database, log, secretKey }, new AbortController().signal);
  return { running, log };
}

test('a short file does not wait for a long one of another hotel', async () => {
  const long = await startCheck(220, server.admin);
  const short = await startCheck(1, neighbour);
  expect([long.is_waiting, short.is_waiting]).toEqual([true, true]);
  const seen: [long: string, short: string][] = [];
  const watched: Database = {
    ...server.app.database,
    async transaction(work) {
      const done = await server.app.database.transaction(work);
      const both = await Promise.all([read(long, server.admin), read(short, neighbour)]);
      seen.push(both.map(({ state, is_waiting }) => (is_waiting ? 'waiting' : state)) as [string, string]);
      return done;
    },
  };
  await run(watched).running;
  expect(seen).toContainEqual(['checking', 'checked']);
  expect(seen.at(-1)).toEqual(['checked', 'checked']);
});

test('an import that fails holds up no other, and is tried again five times', async () => {
  const faulty = await startCheck(1, server.admin);
  await server.database.query(sql`update booking_import_batches set rows_encrypted = '\\x00'`);
  const sound = await startCheck(1, neighbour);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const { running, log } = run();
    await running;
    expect(log.error).toHaveBeenCalledTimes(1);
    expect((await read(sound, neighbour)).state).toBe('checked');
    expect(await stateOf(faulty)).toBe('checking');
    await server.database.query(sql`update booking_imports set leased_until = now() - interval '1 second'`);
  }
  await run().running;
  expect(await stateOf(faulty)).toBe('failed');
});
