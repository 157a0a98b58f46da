import { useState, type Key } from 'react';
import type { TableSelection } from './table-selection.tsx';

export interface Selection<Row> {
  /** Includes rows of other pages, as they were last fetched. */
  chosen: readonly Row[];
  table: TableSelection<Row>;
  clear: () => void;
}

interface SelectionOptions<Row> {
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => Key;
  labelOf: (row: Row) => string;
  filters: object;
}

const notNarrowing = new Set(['page', 'limit', 'sort', 'order']);

/** Keeps the chosen rows through pages and orders, and clears them with other filters. */
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
