import { t } from '../../languages/catalog.ts';
import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';
import selectionStyles from './table-selection.module.css';
import { PageChoice, type TableSelection } from './table-selection.tsx';
import sortStyles from './table-sort.module.css';
import { nextSort, type TableSort } from './table-sort.ts';

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  look: (column: DataColumn<Row>) => string;
  sort: TableSort | undefined;
  selection: TableSelection<Row> | undefined;
  asCards: boolean;
}

export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, rows, look, sort, selection, asCards } = props;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection ? (
          <th role="columnheader" scope="col" className={styles.choice} aria-label={t('Select')}>
            {asCards ? (
              <span className={selectionStyles.title}>{t('Select')}</span>
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
