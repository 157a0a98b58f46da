import { useState, type Key } from 'react';
import type { TableSelection } from './table-selection.tsx';

/** The chosen rows of a list. */
export interface Selection<Row> {
  /** What is chosen, as last seen, over all pages. */
  chosen: readonly Row[];
  table: TableSelection<Row>;
  clear: () => void;
}

interface SelectionOptions<Row> {
  /** The page in sight. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => Key;
  /** Names the box of a row, such as `Select booking 12`. */
  labelOf: (row: Row) => string;
  /** The filters that leave the rows. */
  filters: object;
}

/** Filters that change where or how rows are shown, not which rows there are. */
const notNarrowing = new Set(['page', 'limit', 'sort', 'order']);

/** The rows chosen in a list. They stay through pages and orders, and end with other filters. */
export function useSelection<Row>({
  rows = [],
  keyOf,
  labelOf,
  filters,
}: SelectionOptions<Row>): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<Key, Row>>(new Map());
  const narrowed = JSON.stringify(Object.entries(filters).filter(([name]) => !notNarrowing.has(name)));
  const [seen, setSeen] = useState(narrowed);
  if (seen !== narrowed) {
    setSeen(narrowed);
    setChosen(new Map());
  }
  const now = new Map(rows.map((row) => [keyOf(row), row]));
  return {
    chosen: [...chosen].map(([key, row]) => now.get(key) ?? row),
    table: {
      isChosen: (row) => chosen.has(keyOf(row)),
      onChoose: (changed, isChosen) =>
        setChosen((before) => {
          const after = new Map(before);
          for (const row of changed) {
            if (isChosen) after.set(keyOf(row), row);
            else after.delete(keyOf(row));
          }
          return after;
        }),
      labelOf,
    },
    clear: () => setChosen(new Map()),
  };
}
