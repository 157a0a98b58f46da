import { classNames } from '../../core/theme/class-names.ts';
import { isolateText } from '../page/detail-list.tsx';
import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';
import { ChoiceBox, type TableSelection } from './table-selection.tsx';

interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  look: (column: DataColumn<Row>) => string | undefined;
  selection: TableSelection<Row> | undefined;
}

export function DataTableRow<Row>({ row, columns, look, selection }: DataTableRowProps<Row>) {
  return (
    <tr role="row" data-chosen={selection?.isChosen(row) || undefined}>
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
  );
}
