/** Marks the text as UTF-8 for the spreadsheets that would guess otherwise. */
export const byteOrderMark = '\uFEFF';

// What a spreadsheet may take for the beginning of a formula, also behind what cannot be seen; full-width signs count.
const formula =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/u;

/** The text as a spreadsheet shows it, and never works it out. */
export function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** One record of RFC 4180. */
export function csvRecord(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number): string {
  const text = typeof cell === 'number' ? String(cell) : harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
