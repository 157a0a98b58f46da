import type { HistoryEntry } from '@suite/contracts/bookings';
import { renderMessage } from '@suite/i18n';
import { formatMoment } from '@suite/i18n/dates';
import { Button, Pagination, QueryContent } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { historyActorName, historyChangeText } from '../../domain/stay-texts.ts';
import { t } from '../../languages/catalog.ts';
import { getBookingHistoryQuery } from '../../queries/booking-guest.ts';
import styles from './get-booking-history.module.css';

/** Loads the history once it is opened, because few who open the details read it. */
export function GetBookingHistory({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <section aria-label={t('History')}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{t('History')}</h3>
        <Button size="small" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('Hide History') : t('Show History')}
        </Button>
      </div>
      <div id={listId}>{isOpen ? <HistoryPage id={id} /> : null}</div>
    </section>
  );
}

function HistoryPage({ id }: { id: number }) {
  const [page, setPage] = useState(1);
  const history = useQuery(getBookingHistoryQuery(id, page));
  return (
    <QueryContent query={history} loadingText={t('Loading history...')} skeletonLines={4}>
      {({ entries, pagination }) => (
        <>
          <ol className={styles.list} aria-busy={history.isPlaceholderData}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
          <Pagination {...pagination} onChange={setPage} />
        </>
      )}
    </QueryContent>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { happened_at, actor, sentence, about, changes } = entry;
  return (
    <li className={styles.entry}>
      <p className={styles.muted}>
        <time dateTime={happened_at}>{formatMoment(happened_at)}</time>, <bdi>{historyActorName(actor)}</bdi>
      </p>
      <p className={styles.text}>
        {renderMessage(sentence)}
        {about === null ? null : (
          <>
            {' · '}
            <bdi>{about}</bdi>
          </>
        )}
      </p>
      {changes.map((change) => (
        <p key={change.field} className={styles.text} dir="auto">
          {historyChangeText(change)}
        </p>
      ))}
    </li>
  );
}
