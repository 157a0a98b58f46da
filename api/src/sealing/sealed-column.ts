import type { SealedPlace } from './sealed-bytes.ts';

export interface SealedColumn extends SealedPlace {
  table: string;
  /** The column must hold unique integers or UUIDs. */
  id: string;
  column: string;
  /** The SQL expression over the row must return bytea. */
  context: string;
}

/** A test compares the calls of this function with the list in `sealed-columns.ts`. */
export const defineSealedColumn = (column: SealedColumn): SealedColumn => column;
