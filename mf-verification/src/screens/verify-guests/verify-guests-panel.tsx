import { Banner, keepFocusInList, Spinner } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { getVerificationQuery, useFollowBooking, type DeskBooking } from '../../queries/verify-at-desk.ts';
import { t } from '../../languages/desk/desk-catalog.ts';
import { VerificationPerson } from './verification-person.tsx';
import styles from './verify-guests-panel.module.css';

export function VerifyGuestsPanel({ booking_id, onBookingChanged }: DeskBooking) {
  const { data, error } = useQuery(getVerificationQuery(booking_id));
  useFollowBooking(booking_id);
  return (
    <section className={styles.panel} aria-labelledby="booking-verification">
      <h3 id="booking-verification" className={styles.heading}>
        {t('Verification')}
      </h3>
      {error ? <Banner tone="error">{error.message}</Banner> : null}
      {!data && !error ? <Spinner text={t('Loading verification...')} /> : null}
      {data ? (
        <ul className={styles.people} onFocus={keepFocusInList}>
          {data.people.map((person) => (
            <VerificationPerson
              key={`${person.user_type.user_type} ${person.user_type.item_id}`}
              booking={{ booking_id, onBookingChanged }}
              person={person}
              isCheckedIn={data.checked_in_at !== null}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
