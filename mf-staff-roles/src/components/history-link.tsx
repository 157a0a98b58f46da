import { mayReadAudit } from '@suite/contracts/permissions';
import { Can } from '@suite/session';
import { Link } from 'react-router-dom';
import { historyPath } from '../domain/audit-words.ts';
import { t } from '../languages/catalog.ts';

export function HistoryLink(subject: { subject_type: 'user' | 'role'; subject_id: number }) {
  return (
    <Can anyOf={mayReadAudit}>
      <Link to={historyPath(subject.subject_type, subject.subject_id)}>{t('History')}</Link>
    </Can>
  );
}
