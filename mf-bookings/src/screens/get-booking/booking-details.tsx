import type { Booking } from '@suite/contracts/bookings';
import { translateMessage } from '@suite/i18n';
import { formatMoment } from '@suite/i18n/dates';
import { Banner, DetailList, EmailAddress } from '@suite/ui';
import { hintOfEmail } from '../../domain/hint-of-email.ts';
import { languageName } from '../../domain/language-name.ts';
import { countOf } from '../../domain/count-of.ts';
import { displayDate } from '../../domain/display-date.ts';
import { roomTypeName } from '../../domain/room-type-name.ts';
import { PersonBadge } from '../../components/booking-cells.tsx';
import { t } from '../../languages/catalog.ts';
import styles from './booking-details.module.css';

export function BookingDetails({ booking }: { booking: Booking }) {
  return (
    <div className={styles.details}>
      <DetailList
        items={[
          { label: t('Check-in'), value: displayDate(booking.checkin_date) },
          { label: t('Check-out'), value: displayDate(booking.checkout_date) },
          { label: t('Nights'), value: countOf(booking.no_nights, 'night') },
          { label: t('Room Type'), value: roomTypeName(booking.room_type) },
          { label: t('Primary Guest'), value: booking.name },
          { label: t('Email'), value: <GuestEmail address={booking.email} /> },
          { label: t('Verification'), value: <PersonBadge done={booking.is_verified} /> },
          { label: t('Hotel'), value: booking.hotel_name },
          { label: t('Short ID'), value: booking.short_id ?? t('None yet') },
          { label: t("Guest's Language"), value: languageName(booking.guest_language) },
          { label: t('Booked'), value: formatMoment(booking.created_at) },
        ]}
      />
      <section aria-labelledby="booking-guests">
        <h3 id="booking-guests" className={styles.heading}>
          {t('Guests ({total})', { total: booking.passengers.length })}
        </h3>
        {booking.passengers.length === 0 ? (
          <p className={styles.none}>{t('No guests besides the primary one')}</p>
        ) : null}
        <ul className={styles.guests}>
          {booking.passengers.map(({ id, name, type, is_verified, short_id }) => (
            <li key={id} className={styles.guest}>
              <span className={styles.name}>
                <bdi>{name}</bdi> <span className={styles.none}>{guestDetails(type, short_id)}</span>
              </span>
              <PersonBadge done={is_verified} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function GuestEmail({ address }: { address: string }) {
  const hint = hintOfEmail(address);
  return (
    <>
      <EmailAddress address={address} />
      {hint ? <Banner tone="warning">{hint}</Banner> : null}
    </>
  );
}

function guestDetails(type: string, shortId: string | null): string {
  const named = translateMessage(type);
  return shortId ? t('{type}, short ID {shortId}', { type: named, shortId }) : named;
}
