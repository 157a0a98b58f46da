import { mayReadAudit } from '@suite/contracts';
import { Can } from '@suite/session';
import { Link } from 'react-router-dom';
import { historyPath } from '../domain/audit-words.ts';

/** Leads to all records about one thing, for those who may read them. */
export function HistoryLink(subject: { subject_type: 'user' | 'role'; subject_id: number }) {
  return (
    <Can anyOf={mayReadAudit}>
      <Link to={historyPath(subject.subject_type, subject.subject_id)}>History</Link>
    </Can>
  );
}
