import { formatMoment } from '@suite/contracts/dates';
import type { PersonToAttend } from '@suite/contracts/verification';
import { Badge, Button, type DataColumn, type Tone } from '@suite/ui';
import { displayDate } from '../../domain/display-date.ts';
import styles from './list-attention-panel.module.css';

interface AttentionColumnsOptions {
  showsHotel: boolean;
  /** Opens the booking, where staff decide. */
  onOpen: (booking_id: number) => void;
}

const tones: Record<string, Tone> = { review: 'warning', failures: 'danger', desk: 'info', flags: 'danger' };

const actions: Record<string, string> = {
  review: 'Review photos',
  failures: 'Verify at the desk',
  desk: 'Verify at the desk',
};

/** Who it is, when they arrive, what to look at, and the way to do it. */
export function attentionColumns({
  showsHotel,
  onOpen,
}: AttentionColumnsOptions): DataColumn<PersonToAttend>[] {
  return [
    {
      key: 'guest',
      title: 'Guest',
      render: ({ name, user_type, booked_by, booking_id }) => (
        <div className={styles.guest}>
          <span className={styles.name}>{name}</span>
          <span className={styles.quiet}>
            {`Booking ${booking_id}${user_type === 'primary' ? '' : ` of ${booked_by}`}`}
          </span>
        </div>
      ),
    },
    {
      key: 'reasons',
      title: 'What to look at',
      wide: true,
      render: ({ reasons }) => (
        <ul className={styles.reasons}>
          {reasons.map(({ kind, label, since }) => (
            <li key={label} className={styles.reason}>
              <Badge tone={tones[kind] ?? 'warning'}>{label}</Badge>{' '}
              <span className={styles.quiet}>{formatMoment(since)}</span>
            </li>
          ))}
        </ul>
      ),
    },
    ...(showsHotel
      ? [{ key: 'hotel', title: 'Hotel', render: ({ hotel_name }: PersonToAttend) => hotel_name }]
      : []),
    { key: 'arrival', title: 'Check-in', render: ({ checkin_date }) => displayDate(checkin_date) },
    {
      key: 'actions',
      title: 'Actions',
      pinned: true,
      render: ({ name, booking_id, reasons }) => {
        const action = actions[reasons[0]?.kind ?? ''] ?? 'View Details';
        return (
          <Button size="small" aria-label={`${action}: ${name}`} onClick={() => onOpen(booking_id)}>
            {action}
          </Button>
        );
      },
    },
  ];
}
