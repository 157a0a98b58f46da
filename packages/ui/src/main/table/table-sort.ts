/** How the rows of a table are ordered, and the way to another order. */
export interface TableSort {
  /** The `sortBy` of a column; null for the order that no column gives. */
  by: string | null;
  order: 'asc' | 'desc';
  /** What the order without a column is called, such as `Newest first`. */
  restLabel: string;
  onSort: (by: string | null, order: 'asc' | 'desc') => void;
}

/** What pressing a heading does: upwards, downwards, and back to the order without a column. */
export function nextSort({ by, order, onSort }: TableSort, sortBy: string): void {
  if (by !== sortBy) onSort(sortBy, 'asc');
  else if (order === 'asc') onSort(sortBy, 'desc');
  else onSort(null, 'asc');
}
