import type { ReactNode } from 'react';
import { classNames } from '../../core/theme/class-names.ts';
import { isolateText } from '../page/detail-list.tsx';
import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';
import toolStyles from './table-tools.module.css';
import { ChoiceBox, type TableSelection } from './table-selection.tsx';

interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  look: (column: DataColumn<Row>) => string | undefined;
  selection: TableSelection<Row> | undefined;
  quiet: boolean | undefined;
  detail: ReactNode;
}

export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, columns, look, selection, quiet = false, detail } = props;
  return (
    <>
      <tr
        role="row"
        className={quiet ? toolStyles.quiet : undefined}
        data-chosen={selection?.isChosen(row) || undefined}
      >
        {selection ? (
          <td role="cell" className={styles.choice}>
            <ChoiceBox
              label={selection.labelOf(row)}
              checked={selection.isChosen(row)}
              onChange={(chosen) => selection.onChoose([row], chosen)}
            />
          </td>
        ) : null}
        {columns.map((column, index) => (
          <td
            key={column.key}
            role="cell"
            className={classNames(
              look(column),
              index === 0 && styles.lead,
              column.corner && styles.corner,
              column.wide && styles.wide,
            )}
            data-label={column.title}
          >
            <div className={styles.value}>{isolateText(column.render(row))}</div>
          </td>
        ))}
      </tr>
      {detail ? (
        <tr role="row" className={toolStyles.detail}>
          <td role="cell" colSpan={columns.length + (selection ? 1 : 0)}>
            {detail}
          </td>
        </tr>
      ) : null}
    </>
  );
}
