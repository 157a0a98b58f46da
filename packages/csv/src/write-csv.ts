/** Marks the text as UTF-8 for the spreadsheets that would guess otherwise. */
export const byteOrderMark = '\uFEFF';

// Characters that begin a formula in spreadsheets, also behind invisible ones; full-width signs count.
const formula =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/u;

/** The text as a spreadsheet shows it, never evaluated as a formula. */
export function withoutFormula(text: string): string {
  // Spreadsheets in many languages separate cells by semicolons, so each piece may become a cell.
  return text
    .split(/(?<=;)/)
    .map((piece) => (formula.test(piece) ? `'${piece}` : piece))
    .join('');
}

/** One record of RFC 4180. */
export function csvRecord(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number): string {
  const text = typeof cell === 'number' ? String(cell) : withoutFormula(cell);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The name of a file that is exported now.
 * @param subject what the records are, such as `bookings`
 * @returns such as `bookings-2027-03-05T09-30-00Z.csv`: in UTC, and without the colons that Windows refuses
 */
export function exportFileName(subject: string, at: Date): string {
  return `${subject}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.csv`;
}

/** A whole file of RFC 4180, which spreadsheets read as UTF-8. */
export function csvFile(
  headings: readonly string[],
  records: readonly (readonly (string | number)[])[],
): Blob {
  const text = [headings, ...records].map(csvRecord).join('');
  return new Blob([byteOrderMark, text], { type: 'text/csv; charset=utf-8' });
}
