import { useRef, type Key, type ReactNode } from 'react';
import { classNames } from '../../core/theme/class-names.ts';
import { Spinner } from '../../core/status/spinner.tsx';
import { keepFocusInList } from '../focus/keep-focus-in-list.ts';
import compactStyles from './compact-rows.module.css';
import type { DataColumn } from './data-column.ts';
import { DataTableBar } from './data-table-bar.tsx';
import { DataTableHead } from './data-table-head.tsx';
import styles from './data-table.module.css';
import { DataTableRow } from './data-table-row.tsx';
import type { TableSelection } from './table-selection.tsx';
import type { TableSort } from './table-sort.ts';
import { useAsCards } from './use-as-cards.ts';

export interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Shows a spinner if there are no rows; existing rows stay and are marked busy. */
  loading?: boolean | undefined;
  loadingText?: string | undefined;
  empty?: ReactNode;
  sort?: TableSort | undefined;
  compact?: boolean | undefined;
  selection?: TableSelection<Row> | undefined;
}

/** Shows rows as cards where the columns need more width than there is; the first column heads the card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    loading = false,
    loadingText,
    empty,
    sort,
    selection,
    compact = false,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const asCards = useAsCards(box, rows, columns.length, compact);
  if (rows.length === 0) return loading ? <Spinner text={loadingText} /> : <>{empty}</>;

  const look = (column: DataColumn<Row>) =>
    classNames(styles[column.align ?? 'left'], column.pinned && styles.pinned);
  // Roles are explicit because cards change `display`, and browsers then drop the table's own roles.
  return (
    <>
      {asCards && (sort || selection) ? (
        <DataTableBar columns={columns} rows={rows} sort={sort} selection={selection} />
      ) : null}
      <div
        ref={box}
        className={classNames(styles.box, compact && compactStyles.compact)}
        role="region"
        aria-label={label}
        data-cards={asCards || undefined}
        data-compact={compact || undefined}
      >
        <table role="table" className={styles.table} aria-label={label} aria-busy={loading}>
          <DataTableHead
            columns={columns}
            rows={rows}
            look={look}
            sort={sort}
            selection={selection}
            asCards={asCards}
          />
          <tbody role="rowgroup" onFocus={keepFocusInList}>
            {rows.map((row) => (
              <DataTableRow key={rowKey(row)} row={row} columns={columns} look={look} selection={selection} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
