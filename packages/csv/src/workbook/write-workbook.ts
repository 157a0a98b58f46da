import type { Zip } from './write-zip.ts';

/** A day such as `2027-03-05` and a moment such as `2027-03-05 14:30` are texts, by any clock; a date is an instant. */
export type Cell = string | number | Date | null;

/** The order is that of `cellXfs` in the styles. */
const formats = ['general', 'heading', 'day', 'moment', 'money'] as const;

export interface SheetColumn {
  header: string;
  /** Is in characters. */
  width: number;
  /** An instant is a date; its heading names the time zone of the sheet. */
  format?: 'day' | 'moment' | 'money' | 'instant';
}

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  timeZone: string;
}

export interface SheetWriter {
  add(rows: readonly (readonly Cell[])[]): Promise<void>;
  end(): Promise<void>;
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relationships = (targets: Readonly<Record<string, string>>) =>
  `${xml}<Relationships xmlns="${packages}/relationships">${Object.entries(targets)
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const style = (numFmtId: number, fontId = 0) =>
  `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

// Some currencies have three decimals.
const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="3">\
<numFmt numFmtId="164" formatCode="yyyy-mm-dd"/><numFmt numFmtId="165" formatCode="yyyy-mm-dd hh:mm"/>\
<numFmt numFmtId="166" formatCode="#,##0.00#"/></numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>\
<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="5">${style(0)}${style(0, 1)}${style(164)}${style(165)}${style(166)}</cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const partsOf = (name: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>\
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
  'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews>\
<sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
  'xl/styles.xml': styles,
});

/** Writes a workbook with one sheet (ECMA-376); the heading row is bold and stays in view. */
export async function createWorkbook(zip: Zip, { name, columns, timeZone }: Sheet): Promise<SheetWriter> {
  for (const [path, content] of Object.entries(partsOf(name))) {
    const part = await zip.open(path);
    await part.write(content);
    await part.end();
  }
  const sheet = await zip.open('xl/worksheets/sheet1.xml');
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = columns.map(({ header, format }, index) =>
    cellXml(format === 'instant' ? `${header} (${timeZone})` : header, `${letterOf(index)}1`, 'heading'),
  );
  // The Swedish form of a time is that of a moment.
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  await sheet.write(`${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">\
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`);
  let last = 1;
  const rowXml = (cells: readonly Cell[]) => {
    last += 1;
    const written = columns.map(({ format }, index) => {
      const cell = cells[index] ?? null;
      const value = cell instanceof Date ? clock.format(cell) : cell;
      return cellXml(
        value,
        `${letterOf(index)}${last}`,
        format === 'instant' ? 'moment' : (format ?? 'general'),
      );
    });
    return `<row r="${last}">${written.join('')}</row>`;
  };
  return {
    add: (rows) => sheet.write(rows.map(rowXml).join('')),
    end: async () => {
      await sheet.write('</sheetData></worksheet>');
      await sheet.end();
      await zip.end();
    },
  };
}

/** Column 26 follows Z and is AA. */
function letterOf(index: number): string {
  const before = index < 26 ? '' : letterOf(Math.floor(index / 26) - 1);
  return before + String.fromCharCode(65 + (index % 26));
}

function cellXml(cell: string | number | null, place: string, format: (typeof formats)[number]): string {
  if (cell === null) return '';
  const attributes = `r="${place}" s="${formats.indexOf(format)}"`;
  const isTime = format === 'day' || format === 'moment';
  const value = isTime && typeof cell === 'string' ? serialOf(cell) : cell;
  if (typeof value === 'number') return `<c ${attributes}><v>${value}</v></c>`;
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

/** A spreadsheet counts days since the end of 1899, without a time zone. */
function serialOf(text: string): number {
  return Date.parse(`${text.padEnd(16, ' 00:00').replace(' ', 'T')}Z`) / 86_400_000 + 25_569;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A spreadsheet refuses a workbook with a longer text. */
const maxTextLength = 32_767;

/** XML has no form for the control characters that are left out. */
function escapeXml(text: string): string {
  return text
    .slice(0, maxTextLength)
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}
