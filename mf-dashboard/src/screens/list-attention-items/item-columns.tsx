import type { AttentionItem } from '@suite/contracts/attention';
import { formatMoment } from '@suite/i18n/dates';
import { Badge, type DataColumn, type Tone } from '@suite/ui';
import { Link } from 'react-router-dom';
import {
  describeItem,
  describeStay,
  findingsOf,
  kindLabel,
  placeOfDecision,
} from '../../domain/attention-items.ts';
import { timeSince } from '../../domain/display-time.ts';
import { t } from '../../languages/catalog.ts';
import { AssignArrival } from './assign-arrival.tsx';
import styles from './list-attention-items.module.css';
import { SnoozeItem } from './snooze-item.tsx';

interface ItemColumnsOptions {
  showsHotel: boolean;
  /** False in a group of one kind. */
  showsKind: boolean;
  showsSnoozed: boolean;
  /** When the list was read. */
  now: Date;
  /** After an item was decided in its row. */
  onDecided: () => void;
}

const tones: Record<string, Tone> = {
  review: 'warning',
  failures: 'danger',
  desk: 'info',
  flags: 'danger',
  email: 'danger',
  arrival: 'warning',
  hotel: 'info',
  release: 'danger',
  service: 'danger',
  permission: 'info',
};

export function itemColumns({
  showsHotel,
  showsKind,
  showsSnoozed,
  now,
  onDecided,
}: ItemColumnsOptions): DataColumn<AttentionItem>[] {
  return [
    {
      key: 'what',
      title: t('What is waiting'),
      wide: true,
      render: (item) => (
        <div className={styles.what}>
          <span className={styles.badges}>
            {showsKind ? <Badge tone={tones[item.kind] ?? 'warning'}>{kindLabel(item.kind)}</Badge> : null}
            {findingsOf(item).map((finding) => (
              <Badge key={finding} tone="danger">
                {finding}
              </Badge>
            ))}
          </span>
          <span>{describeItem(item)}</span>
          <span className={styles.quiet}>{describeStay(item)}</span>
        </div>
      ),
    },
    ...(showsHotel
      ? [{ key: 'hotel', title: t('Hotel'), render: ({ hotel_name }: AttentionItem) => hotel_name ?? '–' }]
      : []),
    {
      key: 'since',
      title: t('Waiting since'),
      render: ({ since }) => (
        <time dateTime={since} title={formatMoment(since)}>
          {timeSince(since, now)}
        </time>
      ),
    },
    {
      key: 'action',
      title: t('Action'),
      pinned: true,
      render: (item) => (
        <div className={styles.actions}>
          <ItemAction item={item} onDecided={onDecided} />
          <SnoozeItem item={item} isSnoozed={showsSnoozed} />
        </div>
      ),
    },
  ];
}

function ItemAction({ item, onDecided }: { item: AttentionItem; onDecided: () => void }) {
  const { kind, task_id, name } = item;
  if (kind === 'arrival' && task_id !== null)
    return <AssignArrival task_id={task_id} name={name} onAssigned={onDecided} />;
  const place = placeOfDecision(item);
  if (!place) return null;
  return (
    <Link
      className={styles.action}
      to={place.to}
      aria-label={t('{action}: {name}', { action: place.label, name })}
    >
      {place.label}
    </Link>
  );
}
