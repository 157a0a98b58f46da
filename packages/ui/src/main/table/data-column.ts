import type { ReactNode } from 'react';

/** One column of a table. */
export interface DataColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  width?: number | string | undefined;
  align?: 'left' | 'center' | 'right' | undefined;
  /** Stays at the right edge while the other columns scroll. */
  pinned?: boolean | undefined;
  /** On a compact card, in the upper corner without its title: a menu. */
  corner?: boolean | undefined;
  /** On a compact card, over its whole width. */
  wide?: boolean | undefined;
  /** The order that the column's heading gives the rows; without it the heading is a text. */
  sortBy?: string | undefined;
}
