import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { openImportTest, type ImportTest } from '../../testing/integrations/open-import-test.ts';

let server: ImportTest;
beforeAll(async () => {
  server = await openImportTest();
});
afterAll(() => server.close());

const day = (offset: number) => addDays(calendarDateIn('Europe/Lisbon'), offset);
const headings = ['Guest', 'E-mail', 'Check-in', 'Check-out', 'Room type'];
const columns = ['name', 'email', 'checkin_date', 'checkout_date', 'room_type'] as const;

test.each([',', ';', '\t'])('refused rows are separated by %j as the file is', async (separator) => {
  const rows = [headings, ['Ann', 'no-address', day(10), day(12), 'Double']];
  const { result } = await server.upload(rows.map((cells) => cells.join(separator)).join('\n'));
  await server.post(result, 'check', { columns, date_format: 'ymd' });
  await server.run(result);
  const answer = await server.call('GET', `/imports/${result.id}/refused?language=en`, server.admin);
  expect(answer.body).toBe(
    `\ufeff${[...headings, 'Row', 'Error'].join(separator)}\r\n` +
      `${['Ann', 'no-address', day(10), day(12), 'Double', 2, 'Valid email is required'].join(separator)}\r\n`,
  );
});

test('discarded files are not listed', async () => {
  const { result: kept } = await server.upload(
    `${headings.join()}\nAnn,ann@guests.test,${day(10)},${day(12)},Double`,
  );
  const { result: discarded } = await server.upload(`${headings.join()}\nBo,,,,`);
  await server.post(discarded, 'cancel');
  const list = await server.call('GET', '/imports', server.admin);
  const ids = list.json<{ result: { imports: { id: number }[] } }>().result.imports.map(({ id }) => id);
  expect([ids.includes(kept.id), ids.includes(discarded.id)]).toEqual([true, false]);
});
