import type { DataColumn } from './data-column.ts';
import { Select } from '../field/select.tsx';
import { t } from '../../languages/catalog.ts';
import { PageChoice, type TableSelection } from './table-selection.tsx';
import styles from './table-sort.module.css';
import type { TableSort } from './table-sort.ts';

interface DataTableBarProps<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  sort: TableSort | undefined;
  selection: TableSelection<Row> | undefined;
}

export function DataTableBar<Row>({ columns, rows, sort, selection }: DataTableBarProps<Row>) {
  return (
    <div className={styles.bar}>
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
