import { useRef, type Key, type ReactNode } from 'react';
import { classNames } from '../core/class-names.ts';
import { Spinner } from '../core/spinner.tsx';
import styles from './data-table.module.css';
import { useOverflowing } from './use-overflowing.ts';

/** One column of a {@link DataTable}. */
export interface DataColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  width?: number | string | undefined;
  align?: 'left' | 'center' | 'right' | undefined;
  /** Stays at the right edge while the other columns scroll. */
  pinned?: boolean | undefined;
}

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
}

/** Rows and columns; below 600 px each row becomes a card, above it the table scrolls in its own box. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, loading = false, loadingText, empty } = props;
  const box = useRef<HTMLDivElement>(null);
  const overflowing = useOverflowing(box, rows.length > 0);
  if (rows.length === 0) return loading ? <Spinner text={loadingText} /> : <>{empty}</>;

  const look = (column: DataColumn<Row>) =>
    classNames(styles[column.align ?? 'left'], column.pinned && overflowing && styles.pinned);
  // Roles are written out because cards on a phone change `display`, and with it browsers drop the table's own.
  return (
    <div
      ref={box}
      className={styles.scroll}
      role="region"
      aria-label={label}
      tabIndex={overflowing ? 0 : undefined}
    >
      <table role="table" className={styles.table} aria-label={label} aria-busy={loading}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={look(column)}
                style={{ width: column.width }}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <td key={column.key} role="cell" className={look(column)} data-label={column.title}>
                  <div className={styles.value}>{column.render(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
