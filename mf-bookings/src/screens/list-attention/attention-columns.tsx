import type { PersonToAttend } from '@suite/contracts/verification';
import { translateMessage } from '@suite/i18n';
import { formatMoment } from '@suite/i18n/dates';
import { Badge, Button, type DataColumn, type Tone } from '@suite/ui';
import { displayDate } from '../../domain/display-date.ts';
import { t } from '../../languages/catalog.ts';
import styles from './list-attention-panel.module.css';

interface AttentionColumnsOptions {
  showsHotel: boolean;
  onOpen: (booking_id: number) => void;
}

const tones: Record<string, Tone> = { review: 'warning', failures: 'danger', desk: 'info', flags: 'danger' };

function actionFor(kind: string | undefined): string {
  if (kind === 'review') return t('Review photos');
  return kind === 'failures' || kind === 'desk' ? t('Verify at the desk') : t('View Details');
}

export function attentionColumns({
  showsHotel,
  onOpen,
}: AttentionColumnsOptions): DataColumn<PersonToAttend>[] {
  return [
    {
      key: 'guest',
      title: t('Guest'),
      render: ({ name, user_type, booked_by, booking_id }) => (
        <div className={styles.guest}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.quiet}>
            {user_type === 'primary'
              ? t('Booking {id}', { id: booking_id })
              : t('Booking {id} of {name}', { id: booking_id, name: booked_by })}
          </span>
        </div>
      ),
    },
    {
      key: 'reasons',
      title: t('What to look at'),
      wide: true,
      render: ({ reasons }) => (
        <ul className={styles.reasons}>
          {reasons.map(({ kind, label, since }) => (
            <li key={label} className={styles.reason}>
              <Badge tone={tones[kind] ?? 'warning'}>{translateMessage(label)}</Badge>{' '}
              <span className={styles.quiet}>{formatMoment(since)}</span>
            </li>
          ))}
        </ul>
      ),
    },
    ...(showsHotel
      ? [{ key: 'hotel', title: t('Hotel'), render: ({ hotel_name }: PersonToAttend) => hotel_name }]
      : []),
    { key: 'arrival', title: t('Check-in'), render: ({ checkin_date }) => displayDate(checkin_date) },
    {
      key: 'actions',
      title: t('Actions'),
      pinned: true,
      render: ({ name, booking_id, reasons }) => {
        const action = actionFor(reasons[0]?.kind);
        return (
          <Button
            size="small"
            aria-label={t('{action}: {name}', { action, name })}
            onClick={() => onOpen(booking_id)}
          >
            {action}
          </Button>
        );
      },
    },
  ];
}
