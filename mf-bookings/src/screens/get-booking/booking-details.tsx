import { formatMoment } from '@suite/contracts/dates';
import type { Booking } from '@suite/contracts/bookings';
import { DetailList, EmailAddress } from '@suite/ui';
import { languageName } from '../../domain/language-name.ts';
import { countOf } from '../../domain/count-of.ts';
import { displayDate } from '../../domain/display-date.ts';
import { PersonBadge } from '../../components/booking-cells.tsx';
import styles from './booking-details.module.css';

/** The stay, and all guests with their progress. */
export function BookingDetails({ booking }: { booking: Booking }) {
  return (
    <div className={styles.details}>
      <DetailList
        items={[
          { label: 'Primary Guest', value: booking.name },
          { label: 'Email', value: <EmailAddress address={booking.email} /> },
          { label: "Guest's Language", value: languageName(booking.guest_language) },
          { label: 'Verification', value: <PersonBadge done={booking.is_verified} /> },
          { label: 'Short ID', value: booking.short_id ?? 'None yet' },
          { label: 'Hotel', value: booking.hotel_name },
          { label: 'Room Type', value: booking.room_type || 'Standard' },
          { label: 'Nights', value: countOf(booking.no_nights, 'night') },
          { label: 'Check-in', value: displayDate(booking.checkin_date) },
          { label: 'Check-out', value: displayDate(booking.checkout_date) },
          { label: 'Booked', value: formatMoment(booking.created_at) },
        ]}
      />
      <section aria-labelledby="booking-guests">
        <h3 id="booking-guests" className={styles.heading}>
          Guests ({booking.passengers.length})
        </h3>
        {booking.passengers.length === 0 ? (
          <p className={styles.none}>No guests besides the primary one</p>
        ) : null}
        <ul className={styles.guests}>
          {booking.passengers.map(({ id, name, type, is_verified, short_id }) => (
            <li key={id} className={styles.guest}>
              <span className={styles.name}>
                {name}{' '}
                <span className={styles.none}>{short_id ? `${type}, short ID ${short_id}` : type}</span>
              </span>
              <PersonBadge done={is_verified} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
