/** Marks the text as UTF-8; without it, some spreadsheets guess another encoding. */
export const byteOrderMark = '\uFEFF';

// Spreadsheets evaluate a cell that begins with one of these characters, even after invisible ones or quotes.
const formula =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/u;

/** Prefixes an apostrophe wherever a spreadsheet would evaluate the text as a formula. */
export function withoutFormula(text: string): string {
  // A reader with another separator, or without quotes, ends a cell at each of these characters.
  return text
    .split(/(?<=[;|\n])|(?<=\r)(?!\n)/)
    .map((piece) => (formula.test(piece) ? `'${piece}` : piece))
    .join('');
}

export function csvRecord(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number): string {
  const text = typeof cell === 'number' ? String(cell) : withoutFormula(cell);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Builds a name such as `bookings-2027-03-05T09-30-00Z.csv`: in UTC and without colons, which Windows refuses. */
export function exportFileName(subject: string, at: Date): string {
  return `${subject}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.csv`;
}

export function csvFile(
  headings: readonly string[],
  records: readonly (readonly (string | number)[])[],
): Blob {
  const text = [headings, ...records].map(csvRecord).join('');
  return new Blob([byteOrderMark, text], { type: 'text/csv; charset=utf-8' });
}
