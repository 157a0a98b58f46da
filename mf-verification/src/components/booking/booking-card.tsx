import type { VerificationBooking } from '@suite/contracts/verification';
import { partySize, shortId, stayDate } from '../../domain/guest/booking-facts.ts';
import type { Person } from '../../domain/guest/guest-view.ts';
import { formatNumber } from '../../languages/format-number.ts';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { Card } from '../kit/card.tsx';
import { useFocusOnArrival } from '../navigation/use-focus-on-arrival.ts';
import { useLanguage } from '../language/use-language.ts';
import { useWords } from '../language/use-words.ts';
import { VerificationBadge } from './verification-badge.tsx';
import { roomKeys, wordFor } from '../language/word-for.ts';
import type { ReactNode } from 'react';
import styles from '../kit/detail-list.module.css';

interface BookingCardProps {
  booking: VerificationBooking;
  person: Person;
  isArrival?: boolean;
}

export function BookingCard({ booking, person, isArrival = false }: BookingCardProps) {
  const heading = useFocusOnArrival(isArrival);
  const { say } = useWords(pageCatalog);
  const { locale } = useLanguage();
  const { checkin_date, checkout_date, no_nights, no_adult, no_child, email } = booking;
  const total = partySize(booking);
  const party = () =>
    say('party', {
      total,
      adults: say('adults', { count: no_adult }),
      children: say('children', { count: no_child }),
    });
  return (
    <Card
      title={say('stepDetails')}
      headingRef={heading}
      mark={person.is_verified ? <VerificationBadge isVerified /> : null}
    >
      <DetailList
        items={[
          { label: say('guestName'), value: person.name },
          ...(person.user_type === 'primary' && email ? [{ label: say('email'), value: email }] : []),
          { label: say('hotel'), value: booking.hotel_name },
          { label: say('bookingId'), value: <bdi>{shortId(booking.verification_token)}</bdi> },
          { label: say('checkIn'), value: stayDate(checkin_date, locale) },
          {
            label: say('checkOut'),
            value: checkout_date ? stayDate(checkout_date, locale) : say('notKnown'),
          },
          { label: say('nights'), value: formatNumber(no_nights, locale) },
          { label: say('guests'), value: no_child === 0 ? formatNumber(total, locale) : party() },
          { label: say('roomType'), value: wordFor(booking.room_type || 'Standard', roomKeys, say) },
        ]}
      />
    </Card>
  );
}

interface Detail {
  label: string;
  value: ReactNode;
}

function DetailList({ items }: { items: readonly Detail[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
