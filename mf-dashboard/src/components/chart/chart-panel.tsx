import { Button, Icon, Panel, saveFile, toast, classNames } from '@suite/ui';
import { useState } from 'react';
import type { FileFormat } from '@suite/contracts/http';
import { separatorIn, tableFile } from '@suite/csv';
import { currentLanguage } from '@suite/i18n';
import { showsSomething, type ChartModel, type Figures } from '../../domain/chart-models.ts';
import { t } from '../../languages/catalog.ts';
import { formatFigure } from '../../domain/display-number.ts';
import { ChartPlace } from './chart-place.tsx';
import styles from './chart.module.css';

interface ChartPanelProps {
  model: ChartModel;
  /** The range is part of the file name. */
  range: { from: string; to: string };
}

export function ChartPanel({ model, range }: ChartPanelProps) {
  const [isTable, setTable] = useState(false);
  const { title } = model;
  const draws = showsSomething(model) && !isTable;
  const exportAs = async (format: FileFormat) => {
    const table = { name: title, headings: model.columns, records: model.rows };
    try {
      const file = await tableFile(format, table, separatorIn(currentLanguage()));
      saveFile(`${chartFileName(title, range)}.${format}`, file);
    } catch {
      toast.error(t('The Excel file could not be made. Please try again.'));
    }
  };
  return (
    <Panel
      title={title}
      actions={
        <>
          <Button
            size="small"
            variant="text"
            aria-pressed={isTable}
            aria-label={t('Table of {title}', { title })}
            onClick={() => setTable(!isTable)}
          >
            {t('Table')}
          </Button>
          <Button
            size="small"
            variant="text"
            icon={<Icon name="download" />}
            aria-label={t('CSV of {title}', { title })}
            onClick={() => void exportAs('csv')}
          >
            {t('CSV')}
          </Button>
          <Button
            size="small"
            variant="text"
            aria-label={t('Excel file of {title}', { title })}
            onClick={() => void exportAs('xlsx')}
          >
            {t('Excel')}
          </Button>
        </>
      }
    >
      {draws ? <ChartPlace model={model} /> : null}
      {!showsSomething(model) && !isTable ? <p className={styles.empty}>{model.emptyText}</p> : null}
      <FiguresTable {...model} isVisible={isTable} />
    </Panel>
  );
}

interface FiguresTableProps extends Figures {
  title: string;
  /** A hidden table remains available to screen readers. */
  isVisible: boolean;
}

function FiguresTable({ title, columns, rows, isVisible }: FiguresTableProps) {
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

/** Builds names such as `rush-hours-analysis-2027-03-01-2027-03-07`. */
export function chartFileName(title: string, { from, to }: { from: string; to: string }): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words, from, to].join('-');
}
