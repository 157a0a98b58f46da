import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { utils, write, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { maxImportRows } from '@suite/contracts/integrations';
import { readImportFile } from './read-import-file.ts';

const readTable = (bytes: Uint8Array) => readImportFile(bytes, 1);

const table = [
  ['Name', 'E-Mail', 'Zimmer'],
  ['Zoë Müller', 'zoe@guests.test', 'DZ'],
];
const text = (separator: string) => table.map((row) => row.join(separator)).join('\r\n');

const utf16 = (order: 'le' | 'be', content: string) => {
  const bytes = Buffer.from(content, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

const bombBytes = 80 * 1024 * 1024;

/** A ZIP file with a sheet alone, whose directory gives this size. */
function zip(sheet: string | Buffer, said = sheet.length): Buffer {
  const packed = deflateRawSync(sheet);
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.write('PK\x01\x02', 'latin1');
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(said, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(header.length + name.length + packed.length, 16);
  return Buffer.concat([header, name, packed, entry, name, end]);
}

async function refusalOf(bytes: Uint8Array) {
  const error = await readTable(bytes).catch((refused: unknown) => refused);
  return error as { errorType?: string; code?: string; params?: unknown };
}

describe('text', () => {
  test.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from(text(',')), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text(',')}`), 'utf-8'],
    ['Windows-1252', Buffer.from(text(','), 'latin1'), 'windows-1252'],
    ['UTF-16', utf16('le', text(',')), 'utf-16le'],
    ['UTF-16 with its mark', utf16('le', `\uFEFF${text(',')}`), 'utf-16le'],
    ['big-endian UTF-16', utf16('be', text(',')), 'utf-16be'],
    ['big-endian UTF-16 with its mark', utf16('be', `\uFEFF${text(',')}`), 'utf-16be'],
  ])('%s', async (_name, bytes, encoding) => {
    expect(await readTable(bytes)).toMatchObject({
      encoding,
      rows: [
        { row: 1, cells: table[0] },
        { row: 2, cells: table[1] },
      ],
    });
  });

  test('each byte of Windows-1252 is the character that Windows shows', async () => {
    const characters = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
    const bytes = Buffer.from('8082838485868788898a8b8c8e9192939495969798999a9b9c9e9f', 'hex');
    const others = Array.from({ length: 95 }, (_, index) => 0xa1 + index);
    const csv = Buffer.concat([Buffer.from('Name;Notes\n'), bytes, Buffer.from(';'), Buffer.from(others)]);
    const { encoding, rows } = await readTable(csv);
    expect([encoding, rows[1]?.cells]).toEqual([
      'windows-1252',
      [characters, String.fromCharCode(...others)],
    ]);
  });

  test.each(['81', '8d', '8f', '90', '9d'])('the byte %s is a character of no encoding', async (byte) => {
    const csv = Buffer.concat([Buffer.from('Name;Notes\nZo\xeb;', 'latin1'), Buffer.from(byte, 'hex')]);
    expect(await refusalOf(csv)).toMatchObject({ code: 'IMPORT_FILE_UNREADABLE' });
  });

  test.each([',', ';', '\t'])('cells separated by %j', async (separator) => {
    expect(await readTable(Buffer.from(text(separator)))).toMatchObject({
      separator,
      rows: [{ cells: table[0] }, { cells: table[1] }],
    });
  });

  test('a separator in quotes does not count, and quotes hold line breaks', async () => {
    const csv = 'Name;Notes\n"Reis, Ana, Dr.";"one, two, three\nfour ""five"""\n';
    expect(await readTable(Buffer.from(csv))).toMatchObject({
      separator: ';',
      rows: [{ row: 1 }, { row: 2, cells: ['Reis, Ana, Dr.', 'one, two, three\nfour "five"'] }],
    });
  });

  test('rows keep their numbers when others are empty, and a title is no heading', async () => {
    const csv = 'Bookings of March\n\nName,Name,__proto__\nAnn,,x\n,,\nBo\n';
    const { rows } = await readTable(Buffer.from(csv));
    expect(rows).toEqual([
      { row: 3, cells: ['Name', 'Name', '__proto__'] },
      { row: 4, cells: ['Ann', '', 'x'] },
      { row: 6, cells: ['Bo', '', ''] },
    ]);
  });
});

describe('a file that is refused', () => {
  const rows = (count: number) => `Name,Email\n${'a,b\n'.repeat(count)}`;
  test.each<[string, Buffer, string]>([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'IMPORT_FILE_UNREADABLE'],
    ['control characters', Buffer.from('Name,Email\n\u0001,\u0002\n'), 'IMPORT_FILE_UNREADABLE'],
    ['nothing', Buffer.from(' \n'), 'IMPORT_FILE_EMPTY'],
    ['headings alone', Buffer.from('Name,Email\n,\n'), 'IMPORT_FILE_EMPTY'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'IMPORT_FILE_OLD_EXCEL'],
    ['a damaged workbook', Buffer.from('PK\x03\x04 and more'), 'IMPORT_FILE_UNREADABLE'],
    ['a row too many', Buffer.from(rows(maxImportRows + 1)), 'IMPORT_ROWS_TOO_MANY'],
    ['a cell of 5 MB', Buffer.from(`Name,Email\n${'x'.repeat(5_000_000)},b\n`), 'IMPORT_CELL_TOO_LONG'],
    ['a quote that never ends', Buffer.from('Name,Email\n"Ann,b\n'), 'IMPORT_QUOTES_OPEN'],
    ['empty rows without end', Buffer.alloc(1_000_000, '\n'), 'IMPORT_ROWS_TOO_MANY'],
    ['empty cells without end', Buffer.alloc(5_000_000, ','), 'IMPORT_COLUMNS_TOO_MANY'],
    [
      'rows of empty cells without end',
      Buffer.from(`${','.repeat(900)}\n`.repeat(2_000)),
      'IMPORT_COLUMNS_TOO_MANY',
    ],
    [
      'columns without end',
      Buffer.from(`${'a,'.repeat(100)}\n${'b,'.repeat(100)}`),
      'IMPORT_COLUMNS_TOO_MANY',
    ],
  ])('%s', async (_name, bytes, code) => {
    expect(await refusalOf(bytes)).toMatchObject({ errorType: 'VALIDATION_ERROR', code });
  });

  test.each<[string, string, string]>([
    ['an open quote at the end', '"Bo,b\n', 'IMPORT_QUOTES_OPEN'],
    ['an open quote in the middle', `Bo,"b\n${'c,d\n'.repeat(50_000)}`, 'IMPORT_QUOTES_OPEN'],
    ['a long cell', `${'x'.repeat(200_000)},b\nc,d\n`, 'IMPORT_CELL_TOO_LONG'],
  ])('%s names its row', async (_name, content, code) => {
    expect(await refusalOf(Buffer.from(`Name,Email\nAnn,a\n${content}`))).toMatchObject({
      ...{ code, params: { row: 3 } },
    });
  });

  test('the last row that is allowed is read', async () => {
    const read = await readTable(Buffer.from(rows(maxImportRows)));
    expect(read.rows).toHaveLength(maxImportRows + 1);
  });
});

describe('a workbook', () => {
  const bytesOf = (sheet: WorkSheet, book: Partial<WorkBook> = {}) =>
    write(
      { Sheets: { Arrivals: sheet }, SheetNames: ['Arrivals'], ...book },
      { type: 'buffer', compression: true },
    ) as Buffer;
  const date = (v: number) => ({ t: 'n', v, z: 'dd.mm.yyyy' }) as const;

  test('has dates and times as texts, and numbers without a loss', async () => {
    const sheet = utils.aoa_to_sheet([['Name', 'Arrival', 'Time', 'Phone', 'Serial', 'Error']]);
    utils.sheet_add_aoa(
      sheet,
      [['Ann', date(46_388), { t: 'n', v: 0.6458333333, z: 'h:mm' }, 4_915_123_456_789, 46_388, null]],
      { origin: 'A2' },
    );
    sheet['F2'] = { t: 'e', v: 42 };
    sheet['!ref'] = 'A1:F2';
    expect(await readTable(bytesOf(sheet))).toMatchObject({
      ...{ encoding: 'xlsx', sheet: 'Arrivals', separator: null, isDate1904: false },
      rows: [{ row: 1 }, { row: 2, cells: ['Ann', '2027-01-01', '15:30', '4915123456789', '46388', '#N/A'] }],
    });
  });

  test('counts its days from 1904 when it says so', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Name', 'Arrival'],
      ['Ann', date(44_926)],
    ]);
    const read = await readTable(bytesOf(sheet, { Workbook: { WBProps: { date1904: true } } }));
    expect(read).toMatchObject({ isDate1904: true, rows: [{}, { cells: ['Ann', '2027-01-01'] }] });
  });

  test('gives the values of formulas, and merged values to each of their rows', async () => {
    const sheet = utils.aoa_to_sheet([['Name', 'Room'], ['Ann', 'Double'], ['Bo']]);
    sheet['A2'] = { t: 's', v: 'Ann Reis', f: 'CONCATENATE("Ann"," Reis")' };
    sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }];
    expect(await readTable(bytesOf(sheet))).toMatchObject({
      rows: [{}, { cells: ['Ann Reis', 'Double'] }, { cells: ['Bo', 'Double'] }],
    });
  });

  test.each([
    ['says its size', bombBytes],
    ['hides its size', 1_000],
  ])('that is a bomb and %s is refused before it is opened', async (_name, said) => {
    expect(await refusalOf(zip(Buffer.alloc(bombBytes), said))).toMatchObject({
      code: 'IMPORT_FILE_TOO_COMPLEX',
    });
  });

  test.each<[string, string]>([
    ['cells', '<row r="2">' + '<c/>'.repeat(1_300_000)],
    ['cells with a prefix', '<x:row>' + '<x:c r="A2"/>'.repeat(1_300_000)],
    ['rows', '<row/>'.repeat(1_100_000)],
    ['merged cells', '<mergeCell ref="A1:B2"/>'.repeat(1_300_000)],
    ['cells of links', '<hyperlink r:id="x" ref="A1:XFD1048576"/>'],
  ])('that has %s without end is refused before it is opened', async (_name, content) => {
    expect(await refusalOf(zip(content))).toMatchObject({ code: 'IMPORT_FILE_TOO_COMPLEX' });
  });

  test('whose merged cells cover all rows many times is refused', async () => {
    const sheet = utils.aoa_to_sheet([['Name', 'Room'], ['Ann'], ...Array(19_000).fill([]), ['Bo']]);
    sheet['!merges'] = Array.from({ length: 50_000 }, () => ({ s: { r: 0, c: 0 }, e: { r: 19_001, c: 1 } }));
    expect(await refusalOf(bytesOf(sheet))).toMatchObject({ code: 'IMPORT_FILE_TOO_COMPLEX' });
  });
});
