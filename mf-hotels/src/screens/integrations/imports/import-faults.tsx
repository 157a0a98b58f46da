import type { Import, ImportFault } from '@suite/contracts/integrations';
import { renderAnswer } from '@suite/i18n';
import { classNames, DataTable, type DataColumn } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';
import styles from './imports.module.css';

export function ImportFaults({ imported: { faults, headers, refused_rows } }: { imported: Import }) {
  if (faults.length === 0) return null;
  const shownRows = new Set(faults.map(({ row }) => row)).size;
  return (
    <div className={classNames(styles.stack, styles.faults)}>
      <DataTable
        label={t('Refused rows')}
        columns={columns(headers)}
        rows={faults}
        rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
      />
      {shownRows < refused_rows ? (
        <p className={styles.muted}>
          {t('These are the first {shown} of {total} refused rows. The file has all of them.', {
            shown: shownRows,
            total: refused_rows,
          })}
        </p>
      ) : null}
    </div>
  );
}

function columns(headers: readonly string[]): DataColumn<ImportFault>[] {
  return [
    {
      key: 'row',
      title: t('Row'),
      render: ({ row }) => <strong>{t('Row {row}', { row })}</strong>,
    },
    {
      key: 'column',
      title: t('Column'),
      render: ({ column }) => <bdi>{column === null ? '' : headers[column]}</bdi>,
    },
    {
      key: 'value',
      title: t('Value'),
      render: ({ value }) => (
        <bdi className={styles.examples} dir="auto">
          {value}
        </bdi>
      ),
    },
    { key: 'message', title: t('Error'), wide: true, render: (fault) => renderAnswer(fault) },
  ];
}
