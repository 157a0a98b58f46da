export interface TableSort {
  /** Is the `sortBy` of a column, or null for the default order. */
  by: string | null;
  order: 'asc' | 'desc';
  restLabel: string;
  onSort: (by: string | null, order: 'asc' | 'desc') => void;
}

/** Sorts ascending, then descending, then in the default order. */
export function nextSort({ by, order, onSort }: TableSort, sortBy: string): void {
  if (by !== sortBy) onSort(sortBy, 'asc');
  else if (order === 'asc') onSort(sortBy, 'desc');
  else onSort(null, 'asc');
}
