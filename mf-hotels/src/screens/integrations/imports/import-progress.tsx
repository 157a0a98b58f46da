import type { Import } from '@suite/contracts/integrations';
import { ProgressBar } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';
import styles from './imports.module.css';

export function ImportProgress({
  imported: { state, is_waiting, done_rows, total_rows, created_rows },
}: {
  imported: Import;
}) {
  const total = state === 'undoing' ? created_rows : total_rows;
  const values = { done: done_rows, total };
  const text = is_waiting
    ? t('It starts as soon as the server has time for it.')
    : state === 'checking'
      ? t('{done} of {total} rows are checked. No booking has been created.', values)
      : state === 'importing'
        ? t('{done} of {total} rows are imported.', values)
        : t('{done} of {total} bookings are done.', values);
  return (
    <div className={styles.stack}>
      <ProgressBar label={t('Progress')} value={done_rows} total={total} text={text} />
      <p className={styles.text} aria-hidden>
        {text}
      </p>
      <p className={styles.muted}>
        {t('You can leave this page. The work goes on, and the list shows where it is.')}
      </p>
    </div>
  );
}
