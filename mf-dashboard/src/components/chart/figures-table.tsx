import { classNames } from '@suite/ui';
import type { Figures } from '../../domain/figures.ts';
import styles from './chart.module.css';

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

interface FiguresTableProps extends Figures {
  title: string;
  /** Otherwise it is there for screen readers alone. */
  isVisible: boolean;
}

/** The figures of a chart as a table. */
export function FiguresTable({ title, columns, rows, isVisible }: FiguresTableProps) {
  return (
    <div className={isVisible ? styles.scroll : styles.unseen}>
      <table className={styles.table} aria-label={`Figures of ${title}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...values]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} className={classNames(styles.number)}>
                  {typeof value === 'number' ? plain.format(value) : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
