import type { SealedPlace } from './sealed-bytes.ts';

export interface SealedColumn extends SealedPlace {
  table: string;
  /** The primary key: one column of integers or UUIDs. */
  id: string;
  column: string;
  /** A bytea expression in SQL over the row. */
  context: string;
}

/** A test compares the calls of this function with the list in `sealed-columns.ts`. */
export const defineSealedColumn = (column: SealedColumn): SealedColumn => column;
