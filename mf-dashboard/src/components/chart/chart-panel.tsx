import { Button, Icon, Panel, saveFile } from '@suite/ui';
import { useState } from 'react';
import { showsSomething, type ChartModel } from '../../domain/figures.ts';
import { t } from '../../languages/catalog.ts';
import { csvFileName, figuresCsv } from './figures-csv.ts';
import { ChartPlace } from './chart-place.tsx';
import styles from './chart.module.css';
import { FiguresTable } from './figures-table.tsx';

interface ChartPanelProps {
  model: ChartModel;
  /** The range is part of the file name. */
  range: { from: string; to: string };
}

const csvFile = (model: ChartModel) => new Blob([figuresCsv(model)], { type: 'text/csv;charset=utf-8' });

export function ChartPanel({ model, range }: ChartPanelProps) {
  const [isTable, setTable] = useState(false);
  const { title } = model;
  const draws = showsSomething(model) && !isTable;
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
            onClick={() => saveFile(csvFileName(title, range), csvFile(model))}
          >
            {t('CSV')}
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
