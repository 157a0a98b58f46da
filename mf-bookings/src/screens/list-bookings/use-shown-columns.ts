import { useSession } from '@suite/session';
import type { ActionMenuItem, DataColumn } from '@suite/ui';
import { useState } from 'react';

/** Columns without which a row would not say whose it is, or what can be done. */
const fixed = ['guest', 'actions'];

interface ShownColumns<Row> {
  columns: readonly DataColumn<Row>[];
  /** One entry for each column that can be left out. */
  choices: readonly ActionMenuItem[];
}

/** The columns that the signed-in person wants to see, kept in their browser. */
export function useShownColumns<Row>(all: readonly DataColumn<Row>[]): ShownColumns<Row> {
  const { user } = useSession();
  const key = `mf-bookings.hidden-columns.${user?.user_id ?? ''}`;
  const [hidden, setHidden] = useState(() => readHidden(key));
  const toggle = (column: string) => {
    const next = hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column];
    setHidden(next);
    keepHidden(key, next);
  };
  return {
    columns: all.filter((column) => fixed.includes(column.key) || !hidden.includes(column.key)),
    choices: all
      .filter((column) => !fixed.includes(column.key))
      .map((column) => ({
        key: column.key,
        label: column.title,
        checked: !hidden.includes(column.key),
        onSelect: () => toggle(column.key),
      })),
  };
}

function readHidden(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    // With blocked storage or invalid content all columns are shown.
    return [];
  }
}

function keepHidden(key: string, hidden: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(hidden));
  } catch {
    // Where nothing can be kept the choice lasts as long as the page.
  }
}
