import { useRef, type Key, type ReactNode } from 'react';
import { classNames } from '../../core/theme/class-names.ts';
import { Spinner } from '../../core/status/spinner.tsx';
import { useMediaQuery } from '../../core/theme/use-media-query.ts';
import type { DataColumn } from './data-column.ts';
import { DataTableBar } from './data-table-bar.tsx';
import { DataTableHead } from './data-table-head.tsx';
import styles from './data-table.module.css';
import { DataTableRow } from './data-table-row.tsx';
import type { TableSelection } from './table-selection.tsx';
import type { TableSort } from './table-sort.ts';
import { useOverflowing } from './use-overflowing.ts';

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Without rows a spinner takes their place; with rows they stay and are marked busy. */
  loading?: boolean | undefined;
  loadingText?: string | undefined;
  /** Shown when there are no rows and nothing is loading. */
  empty?: ReactNode;
  /** On a phone: the first column heads the card, the others stand in pairs below. */
  compact?: boolean | undefined;
  sort?: TableSort | undefined;
  /** Gives every row a box to choose it by. */
  selection?: TableSelection<Row> | undefined;
}

const phone = '(max-width: 37.4375em)';

/**
 * Rows and columns under headings that stay in sight; below 600 px each row becomes a card, above it a table that is
 * too wide scrolls in its own box.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, loading = false, loadingText, empty, sort, selection } = props;
  const { compact = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const overflowing = useOverflowing(box, rows.length > 0);
  const asCards = useMediaQuery(phone);
  if (rows.length === 0) return loading ? <Spinner text={loadingText} /> : <>{empty}</>;

  const look = (column: DataColumn<Row>) =>
    classNames(styles[column.align ?? 'left'], column.pinned && overflowing && styles.pinned);
  // Roles are written out because cards on a phone change `display`, and with it browsers drop the table's own.
  return (
    <>
      {asCards && (sort || selection) ? (
        <DataTableBar columns={columns} rows={rows} sort={sort} selection={selection} />
      ) : null}
      <div
        ref={box}
        className={classNames(styles.box, overflowing && !asCards && styles.scroll)}
        role="region"
        aria-label={label}
        tabIndex={overflowing ? 0 : undefined}
      >
        <table
          role="table"
          className={classNames(styles.table, compact && styles.compact)}
          aria-label={label}
          aria-busy={loading}
        >
          <DataTableHead
            columns={columns}
            rows={rows}
            look={look}
            sort={sort}
            selection={selection}
            asCards={asCards}
          />
          <tbody role="rowgroup">
            {rows.map((row) => (
              <DataTableRow key={rowKey(row)} row={row} columns={columns} look={look} selection={selection} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
