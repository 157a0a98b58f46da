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
  /** The text in place of an empty chart. */
  emptyText: string;
}

/** Whether any charted figure is more than nothing. */
export function showsSomething({ rows }: Figures): boolean {
  return rows.some(([, value]) => Number(value) > 0);
}
