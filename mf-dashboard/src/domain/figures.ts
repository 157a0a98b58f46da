/** A title for each column; the first says what a row is about. */
export interface Figures {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** What a chart shows: the first column along the axis, the second as its size. Further columns are in the table alone. */
export interface ChartModel extends Figures {
  title: string;
  kind: 'columns' | 'area' | 'donut';
  /** One for each row; without them all are drawn alike. */
  colors?: readonly string[] | undefined;
  /** Said instead of a chart that has nothing to show. */
  emptyText: string;
}

const byteOrderMark = '\uFEFF';

/** The figures as a CSV file that spreadsheets open as it is: RFC 4180, UTF-8, no cell a formula. */
export function figuresCsv({ columns, rows }: Figures): string {
  const lines = [columns, ...rows].map((cells) => cells.map(csvCell).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function csvCell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The name of a chart's file: `Rush Hours Analysis` of 1 to 7 March is `rush-hours-analysis-2027-03-01-2027-03-07.csv`. */
export function csvFileName(title: string, { from, to }: { from: string; to: string }): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${[...words, from, to].join('-')}.csv`;
}

/** Whether any charted figure is more than nothing. */
export function showsSomething({ rows }: Figures): boolean {
  return rows.some(([, value]) => Number(value) > 0);
}
