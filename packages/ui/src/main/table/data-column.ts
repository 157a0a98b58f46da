import type { ReactNode } from 'react';

/** If the columns need more width than there is, each row becomes a card. */
export interface DataColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  width?: number | string | undefined;
  /** Does not apply to cards. */
  minWidth?: number | string | undefined;
  /** The sides are swapped in a language that is read from right to left. */
  align?: 'left' | 'center' | 'right' | undefined;
  /** Marks the column of actions, which is left out in print. */
  pinned?: boolean | undefined;
  /** Moves the cell to the upper corner of a card, without its title. */
  corner?: boolean | undefined;
  /** Takes twice the width on a card, or the whole of a narrow one. */
  wide?: boolean | undefined;
  /** Makes the heading sort the rows by this order. */
  sortBy?: string | undefined;
}

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
