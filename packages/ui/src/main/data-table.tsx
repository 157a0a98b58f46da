import { Table } from 'antd';
import type { Key, ReactNode } from 'react';
import { Spinner } from '../core/spinner.tsx';
import styles from './data-table.module.css';
import { tableParts } from './table-parts.tsx';

/** One column of a {@link DataTable}. */
export interface DataColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  width?: number | string | undefined;
  align?: 'left' | 'center' | 'right' | undefined;
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
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, loading = false, loadingText, empty } = props;
  if (rows.length === 0) return loading ? <Spinner text={loadingText} /> : <>{empty}</>;
  return (
    <div className={styles.scroll} role="region" aria-label={label} aria-busy={loading} tabIndex={0}>
      <Table<Row>
        className={styles.table ?? ''}
        components={tableParts}
        pagination={false}
        dataSource={rows}
        rowKey={rowKey}
        columns={columns.map((column) => ({
          key: column.key,
          title: column.title,
          render: (_: unknown, row: Row) => <div className={styles.value}>{column.render(row)}</div>,
          align: column.align ?? 'left',
          onCell: () => ({ 'data-label': column.title }) as object,
          ...(column.width === undefined ? {} : { width: column.width }),
        }))}
      />
    </div>
  );
}
