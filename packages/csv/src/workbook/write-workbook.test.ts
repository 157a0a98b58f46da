import { expect, test } from '@jest/globals';
import { rowsOf, unzip } from './read-workbook.ts';
import { tableFile } from '../table-file.ts';
import { storingPacker } from './workbook-file.ts';
import { createWorkbook, type Cell } from './write-workbook.ts';
import { createZip } from './write-zip.ts';

async function write(...batches: Cell[][][]) {
  const sent: Uint8Array[] = [];
  const zip = createZip(async (bytes) => void sent.push(bytes), storingPacker);
  const sheet = await createWorkbook(zip, {
    ...{ name: '2027-03', timeZone: 'UTC' },
    columns: [
      { header: 'Room <1>', width: 10 },
      { header: 'Day', width: 12, format: 'day' },
      { header: 'Moment', width: 20, format: 'moment' },
      { header: 'Amount', width: 14, format: 'money' },
    ],
  });
  for (const rows of batches) await sheet.add(rows);
  await sheet.end();
  return unzip(Buffer.concat(sent));
}

const sheetOf = async (...batches: Cell[][][]) => (await write(...batches))['xl/worksheets/sheet1.xml'] ?? '';

test('numbers, days and moments are numbers, and only texts are texts', async () => {
  const sheet = await sheetOf([['101', '2027-03-05', '2027-03-05 18:00', 37.035]], [[7, null, null, -0.5]]);
  expect(rowsOf(sheet)).toEqual([
    { A: 'Room &lt;1&gt;', B: 'Day', C: 'Moment', D: 'Amount' },
    { A: '101', B: 46_451, C: 46_451.75, D: 37.035 },
    { A: 7, D: -0.5 },
  ]);
  // Style 1 is bold; 2, 3 and 4 are the formats of days, moments and amounts.
  expect([...sheet.matchAll(/<c r="(?:.1|.2)" s="(\d)"/g)].map(([, style]) => style).join('')).toBe(
    '11110234',
  );
});

// A cell says that it is a text, therefore a spreadsheet evaluates none and no apostrophe is needed.
test.each(['=1+1', '@SUM(A1)', '+1', '-1', '\t=1'])('%j is written as the text that it is', async (text) => {
  const sheet = await sheetOf([[text]]);
  expect(sheet).toContain(`<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`);
  expect(sheet).not.toContain('<f>');
});

test('texts keep their spaces and scripts, and lose what XML cannot hold', async () => {
  const [, row] = rowsOf(await sheetOf([[' Zoë & "Co" \u0001\u001f\uffff 🏨 غرفة ']]));
  expect(row).toEqual({ A: ' Zoë &amp; &quot;Co&quot;  🏨 غرفة ' });
});

test('a text is cut where a spreadsheet would refuse the workbook', async () => {
  const [, row] = rowsOf(await sheetOf([['x'.repeat(40_000)]]));
  expect(row).toEqual({ A: 'x'.repeat(32_767) });
});

test('the heading is bold and stays in view, and columns have their widths', async () => {
  const parts = await write();
  const sheet = parts['xl/worksheets/sheet1.xml'];
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(sheet).toContain('<col min="2" max="2" width="12" customWidth="1"/>');
  expect(parts['xl/styles.xml']).toMatch(
    /<font><b\/>.*<cellXfs count="5"><xf [^>]*\/><xf numFmtId="0" fontId="1"/s,
  );
  expect(parts['xl/workbook.xml']).toContain('<sheet name="2027-03" sheetId="1" r:id="rId1"/>');
});

test('batches make one sheet', async () => {
  const batches = Array.from({ length: 5 }, (_, batch) =>
    Array.from({ length: 300 }, (__, row) => [batch * 300 + row]),
  );
  const rows = rowsOf(await sheetOf(...batches));
  expect(rows.slice(1).map(({ A }) => A)).toEqual(Array.from({ length: 1_500 }, (_, row) => row));
});

test('a file of a screen has guarded nothing, fits its columns and names its sheet as Excel accepts', async () => {
  const records = [
    ['+351 91 555 0101', '=1+1', 7],
    ['x'.repeat(70_000), '', -0.5],
  ];
  const headings = ['Phone', 'Note', ...Array.from({ length: 26 }, (_, index) => `Day ${index}`)];
  const file = await tableFile(
    'xlsx',
    { name: 'In/out: [week] of the year 2027, all', headings, records },
    'comma',
  );
  expect(file.type).toMatch(/spreadsheetml/);
  const parts = unzip(Buffer.from(await file.arrayBuffer()));
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  expect(rowsOf(sheet).slice(1)).toEqual([
    { A: '+351 91 555 0101', B: '=1+1', C: 7 },
    { A: 'x'.repeat(32_767), B: '', C: -0.5 },
  ]);
  expect(sheet).toContain('<c r="AB1" s="1"');
  expect(sheet).toContain('<col min="1" max="1" width="60" customWidth="1"/><col min="2" max="2" width="6"');
  expect(parts['xl/workbook.xml']).toContain('<sheet name="In out   week  of the year 2027"');
});
