import type { VerificationBooking } from '@suite/contracts';
import { DetailList, Panel } from '@suite/ui';
import { partySize, shortId, stayDate } from '../domain/booking-facts.ts';
import type { Person } from '../domain/guest-view.ts';
import { VerificationBadge } from './verification-badge.tsx';

interface BookingCardProps {
  booking: VerificationBooking;
  /** Whose page this is. */
  person: Person;
  /** Only the primary guest is shown the address that the booking was made with. */
  isPrimary: boolean;
}

/** The booking as its guest knows it. */
export function BookingCard({ booking, person, isPrimary }: BookingCardProps) {
  return (
    <Panel title="Details" actions={person.is_verified ? <VerificationBadge isVerified /> : null}>
      <DetailList
        items={[
          { label: 'Guest name', value: person.name },
          ...(isPrimary ? [{ label: 'Email', value: booking.email }] : []),
          { label: 'Hotel', value: booking.hotel_name },
          { label: 'Booking ID', value: shortId(booking.verification_token) },
          { label: 'Check-in', value: stayDate(booking.checkin_date) },
          { label: 'Check-out', value: stayDate(booking.checkout_date) },
          { label: 'Nights', value: booking.no_nights },
          { label: 'Guests', value: partySize(booking) },
          { label: 'Room type', value: booking.room_type || 'Standard' },
        ]}
      />
    </Panel>
  );
}
