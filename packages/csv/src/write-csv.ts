/** Marks the text as UTF-8; without it, some spreadsheets guess another encoding. */
export const byteOrderMark = '\uFEFF';

// Spreadsheets evaluate a cell that begins with one of these characters, even after invisible ones or quotes.
const formula =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/u;

const marks = { comma: ',', semicolon: ';', tab: '\t' };

export type Separator = keyof typeof marks;

/** Spreadsheets in these languages separate with semicolons, because the comma is their decimal mark. */
const semicolonLanguages = ['de', 'fr', 'it', 'es'];

export const separatorIn = (language: string): Exclude<Separator, 'tab'> =>
  semicolonLanguages.includes(language) ? 'semicolon' : 'comma';

/** Prefixes an apostrophe wherever a spreadsheet would evaluate the text as a formula. */
export function withoutFormula(text: string): string {
  // A reader with another separator, or without quotes, ends a cell at each of these characters.
  return text
    .split(/(?<=[,;|\t\n])|(?<=\r)(?!\n)/)
    .map((piece) => (formula.test(piece) ? `'${piece}` : piece))
    .join('');
}

/** Follows RFC 4180 with commas and tabs; with semicolons numbers have a decimal comma. */
export function csvRecord(cells: readonly (string | number)[], separator: Separator = 'comma'): string {
  const textOf = (cell: string | number) => {
    if (typeof cell === 'string') return quoted(withoutFormula(cell));
    return separator === 'semicolon' ? String(cell).replace('.', ',') : String(cell);
  };
  return `${cells.map(textOf).join(marks[separator])}\r\n`;
}

const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Builds a name such as `bookings-2027-03-05T09-30-00Z.csv`: in UTC and without colons, which Windows refuses. */
export function exportFileName(subject: string, at: Date, extension: 'csv' | 'xlsx' = 'csv'): string {
  return `${subject}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${extension}`;
}

export function csvFile(
  headings: readonly string[],
  records: readonly (readonly (string | number)[])[],
  separator: Separator = 'comma',
): Blob {
  const text = [headings, ...records].map((cells) => csvRecord(cells, separator)).join('');
  return new Blob([byteOrderMark, text], { type: 'text/csv; charset=utf-8' });
}
