import { formatMoment } from '@suite/contracts/dates';
import { Banner } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { checkAuditRecordsQuery } from '../../queries/check-audit-records.query.ts';
import styles from './list-audit-records.module.css';

/** Whether the records are as they were written. */
export function AuditCheckLine({ hotelId }: { hotelId: number | null }) {
  const { data, error } = useQuery(checkAuditRecordsQuery(hotelId));
  if (error) {
    return (
      <div className={styles.check}>
        <Banner tone="warning">{error.message}</Banner>
      </div>
    );
  }
  if (!data) return <p className={styles.check}>Checking that no record was changed...</p>;
  if (data.problems.length === 0) {
    return (
      <p className={styles.check} role="status">
        {`${data.records} records checked on ${formatMoment(data.checked_at)}: none was changed, removed or inserted.`}
      </p>
    );
  }
  return (
    <div className={styles.check}>
      <Banner tone="error" title="The audit log is not as it was written">
        <ul className={styles.problems}>
          {data.problems.map(({ kind, record_id }) => (
            <li key={`${kind} ${record_id}`}>
              {record_id === null ? `Records were ${kind}` : `Record ${record_id} was ${kind}`}
            </li>
          ))}
        </ul>
        <p>Please tell the operator of the platform.</p>
      </Banner>
    </div>
  );
}
