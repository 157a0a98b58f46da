import { formatMoment } from '@suite/i18n/dates';
import { Banner } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { t, tn } from '../../languages/catalog.ts';
import { checkAuditRecordsQuery } from '../../queries/audit-records.ts';
import styles from './list-audit-records.module.css';

export function AuditCheckLine({ hotelId }: { hotelId: number | null }) {
  const { data, error } = useQuery(checkAuditRecordsQuery(hotelId));
  if (error) {
    return (
      <div className={styles.check}>
        <Banner tone="warning">{error.message}</Banner>
      </div>
    );
  }
  if (!data) return <p className={styles.check}>{t('Checking that no record was changed...')}</p>;
  if (data.problems.length === 0) {
    return (
      <p className={styles.check} role="status">
        {tn(
          data.records,
          '{count} records checked on {moment}: none was changed, removed or inserted.',
          '{count} records checked on {moment}: none was changed, removed or inserted.',
          { moment: formatMoment(data.checked_at) },
        )}
      </p>
    );
  }
  return (
    <div className={styles.check}>
      <Banner tone="error" title={t('The audit log is not as it was written')}>
        <ul className={styles.problems}>
          {data.problems.map((problem) => (
            <li key={`${problem.kind} ${problem.record_id}`}>{describeProblem(problem)}</li>
          ))}
        </ul>
        <p>{t('Please tell the operator of the platform.')}</p>
      </Banner>
    </div>
  );
}

function describeProblem({ kind, record_id: id }: { kind: string; record_id: number | null }): string {
  switch (kind) {
    case 'changed':
      return id === null ? t('Records were changed') : t('Record {id} was changed', { id });
    case 'removed':
      return id === null ? t('Records were removed') : t('Record {id} was removed', { id });
    case 'inserted':
      return id === null ? t('Records were inserted') : t('Record {id} was inserted', { id });
    default:
      return id === null ? t('Records were {kind}', { kind }) : t('Record {id} was {kind}', { id, kind });
  }
}
