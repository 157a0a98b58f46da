import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { utils, write } from '@e965/xlsx';
import { openImportTest, type ImportTest } from '../../testing/integrations/open-import-test.ts';

let server: ImportTest;
beforeAll(async () => {
  server = await openImportTest();
});
afterAll(() => server.close());

const headings = ['Guest', 'E-mail', 'Check-in', 'Check-out', 'Room type'];

/** Texts of workbooks escape a character as `_xHHHH_`. */
function workbook(name: string, rows: string[][]): Buffer {
  const book = { Sheets: { [name]: utils.aoa_to_sheet(rows) }, SheetNames: [name] };
  return write(book, { type: 'buffer' }) as Buffer;
}

test('headings and a sheet with characters that cannot be stored are read without them', async () => {
  const [, ...others] = headings;
  const file = workbook('Arr_x0000_ivals', [
    ['Gu_x0000_est', ...others],
    ['Ann', 'ann@guests.test'],
  ]);
  expect(await server.upload(file)).toMatchObject({
    ...{ status: 201, result: { sheet: 'Arr ivals', headers: ['Gu est', ...others] } },
  });
  expect(await server.upload('Guest\uffff,"Check-\nin"\nAnn,soon')).toMatchObject({
    ...{ status: 201, result: { headers: ['Guest', 'Check- in'] } },
  });
});
