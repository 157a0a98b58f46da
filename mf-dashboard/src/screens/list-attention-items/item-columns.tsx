import { snoozeHours, type AttentionItem } from '@suite/contracts/attention';
import { formatMoment } from '@suite/i18n/dates';
import { Badge, toast, ActionMenu, Button, type DataColumn, type Tone } from '@suite/ui';
import { Link } from 'react-router-dom';
import {
  describeItem,
  describeStay,
  findingsOf,
  kindLabel,
  placeOfDecision,
} from '../../domain/attention-items.ts';
import { timeSince } from '../../domain/display-time.ts';
import { t, tn } from '../../languages/catalog.ts';
import { useAssignTask } from '../../queries/housekeeping.ts';
import { useSnoozeAttentionItem } from '../../queries/attention-items.ts';
import { StaffSelect } from '../staff-select/staff-select.tsx';
import styles from './list-attention-items.module.css';

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
  overbooked: 'danger',
  webhook: 'danger',
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

interface AssignArrivalProps {
  task_id: number;
  name: string;
  onAssigned: () => void;
}

/** Saves a choice at once, which removes the item. */
function AssignArrival({ task_id, name, onAssigned }: AssignArrivalProps) {
  const assign = useAssignTask();
  return (
    <StaffSelect
      label={t('Assign the arrival of {name}', { name })}
      value={null}
      unassigned={t('Assign to...')}
      onChange={(user_id) => {
        if (user_id === null || assign.isPending) return;
        assign.mutateAsync({ id: task_id, user_id }).then(
          () => {
            toast.success(t('The arrival of {name} is assigned', { name }));
            onAssigned();
          },
          (error: Error) => toast.error(error.message),
        );
      }}
    />
  );
}

interface SnoozeItemProps {
  item: AttentionItem;
  isSnoozed: boolean;
}

/** Hides an item from the user's own list for some hours, or shows it again. */
function SnoozeItem({ item, isSnoozed }: SnoozeItemProps) {
  const { mutateAsync, isPending } = useSnoozeAttentionItem();
  const { key, name } = item;
  const fail = (error: Error) => toast.error(error.message);
  const showAgain = () => void mutateAsync({ key, hours: 0 }).catch(fail);
  if (isSnoozed) {
    return (
      <Button
        size="small"
        busy={isPending}
        aria-label={t('Show again: {name}', { name })}
        onClick={showAgain}
      >
        {t('Show again')}
      </Button>
    );
  }
  const snooze = (hours: (typeof snoozeHours)[number]) => {
    if (isPending) return;
    mutateAsync({ key, hours }).then(
      () =>
        toast.success(tn(hours, 'Snoozed for {count} hour', 'Snoozed for {count} hours'), {
          action: { label: t('Undo'), onSelect: showAgain },
        }),
      fail,
    );
  };
  return (
    <ActionMenu
      icon="clock"
      label={t('Snooze: {what}', { what: describeItem(item) })}
      items={snoozeHours.map((hours) => ({
        key: String(hours),
        label: tn(hours, 'Snooze for {count} hour', 'Snooze for {count} hours'),
        onSelect: () => snooze(hours),
      }))}
    />
  );
}
