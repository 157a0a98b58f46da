import type { ActionMenuItem } from '../menu/action-list.tsx';
import type { DataColumn } from './data-column.ts';

/** The columns of a table that are shown, and the choice of them. */
export interface ShownColumns<Row> {
  columns: readonly DataColumn<Row>[];
  /** One entry for each column that can be left out. */
  choices: readonly ActionMenuItem[];
}

/**
 * Leaves out the hidden columns. The first column, which says whose row it is, and the last, which has the actions, stay.
 * @param onChange called with the keys of the columns that are hidden then
 */
export function chooseColumns<Row>(
  all: readonly DataColumn<Row>[],
  hidden: readonly string[],
  onChange: (hidden: string[]) => void,
): ShownColumns<Row> {
  const isFixed = (column: DataColumn<Row>) => column === all[0] || column === all.at(-1);
  return {
    columns: all.filter((column) => isFixed(column) || !hidden.includes(column.key)),
    choices: all
      .filter((column) => !isFixed(column))
      .map(({ key, title }) => ({
        key,
        label: title,
        checked: !hidden.includes(key),
        onSelect: () =>
          onChange(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]),
      })),
  };
}
