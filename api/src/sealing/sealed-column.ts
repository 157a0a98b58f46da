import type { SealedPlace } from './sealed-bytes.ts';

/** A column whose values are sealed, as the command that rotates keys has to know it. */
export interface SealedColumn extends SealedPlace {
  table: string;
  /** The primary key: one column of integers or UUIDs. */
  id: string;
  column: string;
  /** SQL over the row that gives the context of its value, as bytea. */
  context: string;
}

/** Describes a sealed column. `sealed-columns.ts` lists all of them; a test compares that list with the calls of this. */
export const defineSealedColumn = (column: SealedColumn): SealedColumn => column;
