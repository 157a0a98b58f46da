import type { ActionMenuItem } from '../menu/action-list.tsx';
import { t } from '../../languages/catalog.ts';
import type { DataColumn } from './data-column.ts';

/** The columns of a table that are shown, and the choice of them. */
export interface ShownColumns<Row> {
  columns: readonly DataColumn<Row>[];
  /** One entry for low rows, where they are a choice, and one for each column that can be left out. */
  choices: readonly ActionMenuItem[];
}

/** Whether the rows of a table are low, and the choice of it. */
export interface CompactRows {
  isCompact: boolean;
  onChange: (isCompact: boolean) => void;
}

/**
 * Leaves out the hidden columns. The first column, which says whose row it is, and the last, which has the actions, stay.
 * @param onChange called with the keys of the columns that are hidden then
 * @param rows adds the choice of low rows
 */
export function chooseColumns<Row>(
  all: readonly DataColumn<Row>[],
  hidden: readonly string[],
  onChange: (hidden: string[]) => void,
  rows?: CompactRows,
): ShownColumns<Row> {
  const isFixed = (column: DataColumn<Row>) => column === all[0] || column === all.at(-1);
  return {
    columns: all.filter((column) => isFixed(column) || !hidden.includes(column.key)),
    choices: [
      ...(rows ? [compactChoice(rows)] : []),
      ...all
        .filter((column) => !isFixed(column))
        .map(({ key, title }, index) => ({
          key,
          label: title,
          checked: !hidden.includes(key),
          divider: rows !== undefined && index === 0,
          onSelect: () =>
            onChange(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]),
        })),
    ],
  };
}

function compactChoice({ isCompact, onChange }: CompactRows): ActionMenuItem {
  return {
    key: 'compact rows',
    label: t('Compact rows'),
    checked: isCompact,
    onSelect: () => onChange(!isCompact),
  };
}
