import { classNames } from '@suite/ui';
import { formatFigure } from '../../domain/display-number.ts';
import type { Figures } from '../../domain/figures.ts';
import { t } from '../../languages/catalog.ts';
import styles from './chart.module.css';

interface FiguresTableProps extends Figures {
  title: string;
  /** A hidden table remains available to screen readers. */
  isVisible: boolean;
}

export function FiguresTable({ title, columns, rows, isVisible }: FiguresTableProps) {
  return (
    <div className={isVisible ? styles.scroll : styles.unseen}>
      <table className={styles.table} aria-label={t('Figures of {title}', { title })}>
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
                  {typeof value === 'number' ? formatFigure(value) : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
