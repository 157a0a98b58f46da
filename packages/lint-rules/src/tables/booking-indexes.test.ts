import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';

const read = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');

test('the page of the indexes of bookings names those that there are, each with what reads it', async () => {
  const schema = await read('api/schema.generated.md');
  const [, ofBookings = ''] = /^## bookings\n(.*?)^## /ms.exec(schema) ?? [];
  const isIndex = /`(?:CREATE (?:UNIQUE )?INDEX (\w+)|(\w+): (?:PRIMARY KEY|UNIQUE|EXCLUDE))/g;
  const indexes = [...ofBookings.matchAll(isIndex)].map(([, index, constraint]) => index ?? constraint);
  const page = await read('docs/operating/booking-indexes.generated.md');
  const rows = [...page.matchAll(/^\| (bookings_\w+) \| [^|]+ \| (.*) \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(indexes.sort());
  expect(rows.filter(([, , uses]) => !uses?.trim()).map(([, name]) => name)).toEqual([]);
});
