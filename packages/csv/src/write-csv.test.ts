import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { tableFile } from './table-file.ts';
import { csvRecord, exportFileName, separatorIn, withoutFormula } from './write-csv.ts';

const hostile = [
  'Smith, John',
  'Ann "the boss" Lee',
  'two\r\nlines',
  'one\nline feed',
  'a\rcarriage return',
  '"',
  '""',
  ',',
  "O'Hara",
  '🏨👩‍👩‍👧 Zoë',
  'ليلى بنت محمد',
  '\u202Eright to left',
  '山田太郎',
  'x'.repeat(5_000),
  ' spaces around ',
  'ends with a comma,',
  'back\\slash',
  '',
];

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\ttext',
  '  =1',
  '\u00A0=1',
  '\u200B=1',
  '\uFEFF=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '−1',
  '﹦1',
  '=HYPERLINK("http://x.test","a,b")',
  "=cmd|' /C calc'!A0",
];

describe('a record', () => {
  test('is read back by another parser as it was written', () => {
    const text = csvRecord(hostile) + csvRecord(['1', ...hostile.slice(1)]);
    expect(parse(text, { recordDelimiter: '\r\n' })[0]).toEqual(hostile);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  test.each(formulas)('%j is text to a spreadsheet', (formula) => {
    const [[cell = ''] = []] = parse(csvRecord([formula, 'next']), { recordDelimiter: '\r\n' }) as string[][];
    expect(cell).toBe(`'${formula}`);
  });

  test.each(['Anna-Maria', 'a=b', 'guest+tag@x.test', '1-2', 'Ève @ home', '0', 'x\t1', 'Lee, Ann'])(
    '%j is left alone',
    (text) => {
      expect(withoutFormula(text)).toBe(text);
    },
  );

  test.each([
    ['Ann;=1+1;z', "Ann;'=1+1;z"],
    ['=cmd;=2+2;', "'=cmd;'=2+2;"],
    ['Ann; "=1+1;z', `Ann;' ""=1+1;z`],
    ['\n@x', "'\n'@x"],
    ['\r=1', "'\r'=1"],
    ['Ann;z\n=2+2', "Ann;z\n'=2+2"],
    ['Ann;z\r\n=2+2', "Ann;z\r\n'=2+2"],
    ['Ann;z\r=2+2', "Ann;z\r'=2+2"],
    ['Ann;z|=2+2', "Ann;z|'=2+2"],
    ['Ann,=1+1,z', "Ann,'=1+1,z"],
    ['Ann, "=1+1,z', `Ann,' ""=1+1,z`],
    ['x,\t=1', "x,'\t'=1"],
  ])('%j is text to a reader that separates otherwise', (text, guarded) => {
    expect(csvRecord([text])).toBe(`"${guarded}"\r\n`);
    expect(csvRecord([text], 'semicolon')).toBe(`"${guarded}"\r\n`);
  });

  test.each(['comma', 'semicolon', 'tab'] as const)(
    'no reader finds a formula in a file with a %s',
    (separator) => {
      const hidden = [',', ';', '\t', '|', '\n', '\r', '\r\n'].flatMap((mark) =>
        formulas.flatMap((formula) => [`Ann${mark}${formula}${mark}z`, `"Ann"${mark}"${formula}"`]),
      );
      const text = csvRecord(['first', ...hidden, 'last'], separator);
      // The strictest reader: it has no quotes, and each of these characters ends a cell.
      for (const cell of text.split(/[,;\t|\r\n]/))
        expect(cell).not.toMatch(/^[\s"\u200B\uFEFF]*[=+\-@＝＋－＠−﹦]/u);
    },
  );

  test('numbers are numbers', () => {
    expect(csvRecord([-3, 12])).toBe('-3,12\r\n');
    expect(csvRecord([-3, 12.5, '1.5'], 'semicolon')).toBe('-3;12,5;1.5\r\n');
  });

  test('with semicolons is read back by another parser', () => {
    const text = csvRecord(hostile, 'semicolon');
    expect(parse(text, { recordDelimiter: '\r\n', delimiter: ';' })[0]).toEqual(hostile);
  });
});

test.each([
  ['de', 'semicolon'],
  ['fr', 'semicolon'],
  ['it', 'semicolon'],
  ['es', 'semicolon'],
  ['en', 'comma'],
  ['ar', 'comma'],
] as const)('a spreadsheet in %s opens files with a %s in columns', (language, separator) => {
  expect(separatorIn(language)).toBe(separator);
});

test('a file is named after the records and the moment of its export', () => {
  expect(exportFileName('bookings', new Date('2027-01-02T03:04:05.678Z'))).toBe(
    'bookings-2027-01-02T03-04-05Z.csv',
  );
  expect(exportFileName('bookings', new Date('2027-01-02T03:04:05Z'), 'xlsx')).toBe(
    'bookings-2027-01-02T03-04-05Z.xlsx',
  );
});

test('a file begins with its headings, and is marked as UTF-8', async () => {
  const table = { name: 'Hotels', headings: ['Name', 'Rooms'], records: [['Åre, Lodge', 12]] };
  const file = await tableFile('csv', table, 'comma');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Name,Rooms\r\n"Åre, Lodge",12\r\n');
  expect(file.type).toBe('text/csv; charset=utf-8');
});
