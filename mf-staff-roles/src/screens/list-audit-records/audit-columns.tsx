import type { AuditRecord } from '@suite/contracts/audit';
import { formatMoment } from '@suite/i18n/dates';
import { Badge, EmailAddress, type DataColumn } from '@suite/ui';
import { Link } from 'react-router-dom';
import { subjectOf, wordsOf } from '../../domain/audit-words.ts';
import { t } from '../../languages/catalog.ts';
import styles from './list-audit-records.module.css';

const timeColumn = (): DataColumn<AuditRecord> => ({
  key: 'time',
  title: t('When and from where'),
  render: ({ happened_at, address }) => (
    <div className={styles.lines}>
      <time dateTime={happened_at}>{formatMoment(happened_at)}</time>
      <span className={styles.muted}>{address || t('No address')}</span>
    </div>
  ),
});

const personColumn = (): DataColumn<AuditRecord> => ({
  key: 'person',
  title: t('Who'),
  minWidth: '11rem',
  render: ({ actor, token }) =>
    actor ? (
      <div className={styles.lines}>
        <span className={styles.strong}>
          {actor.name ? <bdi>{actor.name}</bdi> : <EmailAddress address={actor.usr_email} />}
        </span>
        <span className={styles.muted}>
          <EmailAddress address={actor.usr_email} />
        </span>
      </div>
    ) : (
      <span className={styles.muted}>
        {token ? t('API token {name}', { name: token.name }) : t('A guest or the system')}
      </span>
    ),
});

const actionColumn = (): DataColumn<AuditRecord> => ({
  key: 'action',
  title: t('What'),
  minWidth: '9rem',
  render: (record) => (
    <div className={styles.lines}>
      <span className={styles.strong}>{wordsOf(record.action)}</span>
      <Link
        to={`/audit?${subjectQuery(record)}`}
        aria-label={t('History of {subject}', { subject: subjectOf(record) })}
      >
        {subjectOf(record)}
      </Link>
    </div>
  ),
});

const changesColumn = (): DataColumn<AuditRecord> => ({
  key: 'changes',
  title: t('Before and after'),
  minWidth: '12rem',
  wide: true,
  render: ({ changes, is_redacted }) => {
    if (is_redacted) return <Badge tone="neutral">{t('Erased')}</Badge>;
    if (changes.length === 0) return <span className={styles.muted}>{t('No details')}</span>;
    return (
      <ul className={styles.changes}>
        {changes.map(({ field, before, after }) => (
          <li key={`${field} ${before} ${after}`}>
            <span className={styles.muted}>{`${wordsOf(field)}: `}</span>
            {before === null
              ? after
              : t('{before} → {after}', { before: before || t('nothing'), after: after || t('nothing') })}
          </li>
        ))}
      </ul>
    );
  },
});

const hotelColumn = (): DataColumn<AuditRecord> => ({
  key: 'hotel',
  title: t('Hotel'),
  minWidth: '7rem',
  render: ({ hotel_name }) => hotel_name ?? <span className={styles.muted}>{t('The platform')}</span>,
});

const subjectQuery = ({ subject_type, subject_id }: AuditRecord) =>
  new URLSearchParams({ subject_type, subject_id }).toString();

export function auditColumns({ showsHotel }: { showsHotel: boolean }): DataColumn<AuditRecord>[] {
  return [
    timeColumn(),
    personColumn(),
    actionColumn(),
    ...(showsHotel ? [hotelColumn()] : []),
    changesColumn(),
  ];
}
