import type { ActionMenuItem } from '../menu/action-list.tsx';
import type { ActionMenuProps } from '../menu/action-menu.tsx';
import { t } from '../../languages/catalog.ts';
import type { DataColumn } from './data-column.ts';

export interface ShownColumns<Row> {
  columns: readonly DataColumn<Row>[];
  choices: readonly ActionMenuItem[];
}

export interface CompactRows {
  isCompact: boolean;
  onChange: (isCompact: boolean) => void;
}

/** Leaves out hidden columns except the first and the last. `onChange` receives the keys of all hidden columns. */
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

/** For lists whose columns cannot be chosen. */
export function compactRowsMenu(rows: CompactRows): ActionMenuProps {
  return { label: t('Height of rows'), text: t('Rows'), icon: 'columns', items: [compactChoice(rows)] };
}

function compactChoice({ isCompact, onChange }: CompactRows): ActionMenuItem {
  return {
    key: 'compact rows',
    label: t('Compact rows'),
    checked: isCompact,
    onSelect: () => onChange(!isCompact),
  };
}
