import { useRef, type Key, type ReactNode } from 'react';
import { classNames } from '../../core/theme/class-names.ts';
import { Spinner } from '../../core/status/spinner.tsx';
import { keepFocusInList } from '../focus/keep-focus-in-list.ts';
import { nextSort, type DataColumn, type TableSort } from './data-column.ts';
import styles from './data-table.module.css';
import { DataTableRow } from './data-table-row.tsx';
import { PageChoice, type TableSelection } from './table-selection.tsx';
import { useAsCards } from './use-as-cards.ts';
import { Select } from '../field/select.tsx';
import { t } from '../../languages/catalog.ts';
import sortStyles from './table-tools.module.css';

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
  /** Mutes rows that need no attention. */
  isQuiet?: ((row: Row) => boolean) | undefined;
  /** Shows more below a row, if there is something for it. */
  detailOf?: ((row: Row) => ReactNode) | undefined;
}

/** From this many columns on there is less space between them, so that a laptop shows no cards. */
const manyColumns = 9;

/** Shows rows as cards where the columns need more width than there is; the first column heads the card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, loading = false, empty, sort, selection, compact = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const asCards = useAsCards(box, rows, columns.length, compact);
  if (rows.length === 0) return loading ? <Spinner text={props.loadingText} /> : <>{empty}</>;

  const tight = columns.length >= manyColumns && sortStyles.tight;
  const look = (column: DataColumn<Row>) =>
    classNames(styles[column.align ?? 'left'], column.pinned && styles.pinned, tight);
  // Roles are explicit because cards change `display`, and browsers then drop the table's own roles.
  return (
    <>
      {asCards && (sort || selection) ? (
        <DataTableBar columns={columns} rows={rows} sort={sort} selection={selection} />
      ) : null}
      <div
        ref={box}
        className={classNames(styles.box, compact && sortStyles.compact)}
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
              <DataTableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                look={look}
                selection={selection}
                quiet={props.isQuiet?.(row)}
                detail={props.detailOf?.(row)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface DataTableBarProps<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  sort: TableSort | undefined;
  selection: TableSelection<Row> | undefined;
}

function DataTableBar<Row>({ columns, rows, sort, selection }: DataTableBarProps<Row>) {
  return (
    <div className={sortStyles.bar}>
      {selection ? <PageChoice rows={rows} selection={selection} /> : null}
      {sort ? (
        <Select
          label={t('Sort by')}
          value={sort.by === null ? 'rest' : `${sort.by} ${sort.order}`}
          options={[{ value: 'rest', label: sort.restLabel }, ...columns.flatMap(bothWays)]}
          onChange={(value) => {
            const [by = null, order] = value === 'rest' ? [] : value.split(' ');
            sort.onSort(by, order === 'desc' ? 'desc' : 'asc');
          }}
        />
      ) : null}
    </div>
  );
}

function bothWays({ title, sortBy }: DataColumn<never>) {
  if (!sortBy) return [];
  return [
    { value: `${sortBy} asc`, label: t('{title}, ascending', { title }) },
    { value: `${sortBy} desc`, label: t('{title}, descending', { title }) },
  ];
}

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  look: (column: DataColumn<Row>) => string;
  sort: TableSort | undefined;
  selection: TableSelection<Row> | undefined;
  asCards: boolean;
}

function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, rows, look, sort, selection, asCards } = props;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection ? (
          <th role="columnheader" scope="col" className={styles.choice} aria-label={t('Select')}>
            {asCards ? (
              <span className={sortStyles.title}>{t('Select')}</span>
            ) : (
              <PageChoice rows={rows} selection={selection} />
            )}
          </th>
        ) : null}
        {columns.map((column) => {
          const { key, title, width, minWidth, sortBy } = column;
          return (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={look(column)}
              style={{ width, minWidth }}
              aria-sort={sort && sortBy ? directionOf(sort, sortBy) : undefined}
            >
              {!sort || !sortBy ? (
                title
              ) : asCards ? (
                <span className={sortStyles.sort}>{title}</span>
              ) : (
                <button type="button" className={sortStyles.sort} onClick={() => nextSort(sort, sortBy)}>
                  {title}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function directionOf({ by, order }: TableSort, sortBy: string) {
  if (by !== sortBy) return 'none';
  return order === 'asc' ? 'ascending' : 'descending';
}
