/** The first column contains the subject of each row. */
export interface Figures {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** The first column is along the axis, the second is drawn, and further ones are in the table alone. */
export interface ChartModel extends Figures {
  title: string;
  kind: 'columns' | 'area' | 'donut';
  /** Each row has a colour; without colours all rows look alike. */
  colors?: readonly string[] | undefined;
  emptyText: string;
}

export function showsSomething({ rows }: Figures): boolean {
  return rows.some(([, value]) => Number(value) > 0);
}
