import type { ReactNode } from 'react';

/** One column of a table. Where the columns need more width than there is, each row is a card. */
export interface DataColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  width?: number | string | undefined;
  /** No narrower than this among other columns; a card has no such limit. */
  minWidth?: number | string | undefined;
  /** In a language that is read from right to left the sides are the other way round. */
  align?: 'left' | 'center' | 'right' | undefined;
  /** Holds what can be done with the row, which is left out in print. */
  pinned?: boolean | undefined;
  /** On a card, in the upper corner without its title: a menu. */
  corner?: boolean | undefined;
  /** On a card, over twice the width, or the whole of a narrow one. */
  wide?: boolean | undefined;
  /** The order that the column's heading gives the rows; without it the heading is a text. */
  sortBy?: string | undefined;
}
