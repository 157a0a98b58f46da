import type { Booking } from '@suite/contracts';
import { Badge, DetailList, DetailsDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { countOf } from '../../domain/count-of.ts';
import { displayDate, displayMoment } from '../../domain/display-date.ts';
import { getBookingQuery } from '../../queries/get-booking.query.ts';
import styles from './booking-details-dialog.module.css';

interface BookingDetailsDialogProps {
  open: boolean;
  id: number;
  onClose: () => void;
}

/** Booking Details: all there is to know, as it is now; nothing to change. */
export function BookingDetailsDialog({ open, id, onClose }: BookingDetailsDialogProps) {
  const details = useQuery(getBookingQuery(id));
  return (
    <DetailsDialog
      open={open}
      title={`Booking Details #${id}`}
      details={details}
      loadingText="Loading booking details..."
      onClose={onClose}
    >
      {(booking) => <Details booking={booking} />}
    </DetailsDialog>
  );
}

function Details({ booking }: { booking: Booking }) {
  return (
    <div className={styles.details}>
      <DetailList
        items={[
          { label: 'Primary Guest', value: booking.name },
          { label: 'Email', value: booking.email },
          { label: 'Verification', value: <Verification done={booking.is_verified} /> },
          { label: 'Hotel', value: booking.hotel_name },
          { label: 'Room Type', value: booking.room_type || 'Standard' },
          { label: 'Nights', value: countOf(booking.no_nights, 'night') },
          { label: 'Check-in', value: displayDate(booking.checkin_date) },
          { label: 'Check-out', value: displayDate(booking.checkout_date) },
          { label: 'Booked', value: displayMoment(booking.created_at) },
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
          {booking.passengers.map(({ id, name, type, is_verified }) => (
            <li key={id} className={styles.guest}>
              <span className={styles.name}>
                {name} <span className={styles.none}>{type}</span>
              </span>
              <Verification done={is_verified} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Verification({ done }: { done: boolean }) {
  return <Badge tone={done ? 'success' : 'warning'}>{done ? 'Verified' : 'Pending'}</Badge>;
}
