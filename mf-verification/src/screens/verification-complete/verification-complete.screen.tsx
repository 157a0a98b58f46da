import type { VerificationBooking } from '@suite/contracts/verification';
import { useEffect } from 'react';
import { BookingCard } from '../../components/booking/booking-card.tsx';
import { Card } from '../../components/kit/card.tsx';
import { GuestPage } from '../../components/page/guest-page.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { OpenedLink } from '../../components/page/opened-link.tsx';
import { PeopleList } from '../../components/booking/people-list.tsx';
import { useWords } from '../../components/language/use-words.ts';
import { verificationPath, type Go, type GuestScreenProps } from '../../domain/guest/guest-address.ts';
import { isAllVerified, isPrimaryLink, personOf } from '../../domain/guest/guest-view.ts';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { useChooseLanguage } from '../../queries/choose-language.mutation.ts';
import { useGetUserByToken } from '../../queries/get-user-by-token.query.ts';
import { WordsReady } from '../../components/language/words-ready.tsx';
import { choicesCatalog } from '../../languages/choices/choices-catalog.ts';
import { refusalsCatalog } from '../../languages/refusals/refusals-catalog.ts';
import { GuestFactsCard } from './guest-facts-card.tsx';
import { RateStayCard } from './rate-stay-card.tsx';
import { YourDataCard } from './your-data-card.tsx';
import { LinkCode } from '../../components/hand-over/link-code.tsx';
import styles from './arrival-card.module.css';
import type { Passenger } from '@suite/contracts/bookings';

export function VerificationCompleteScreen({ link, go }: GuestScreenProps) {
  const opened = useGetUserByToken(link);
  const chooseLanguage = useChooseLanguage(link);
  return (
    <OpenedLink token={link} {...opened} onLanguagePicked={chooseLanguage}>
      {(booking) =>
        personOf(booking, booking.person).is_verified ? (
          <Completed booking={booking} />
        ) : (
          <Unverified booking={booking} go={go} />
        )
      }
    </OpenedLink>
  );
}

function Unverified({ booking, go }: { booking: VerificationBooking; go: Go }) {
  const path = verificationPath(booking.verification_token);
  useEffect(() => go(path, { replace: true }), [go, path]);
  return null;
}

function Completed({ booking }: { booking: VerificationBooking }) {
  const { say } = useWords(pageCatalog);
  const person = personOf(booking, booking.person);
  return (
    <GuestPage title={say('bookingDetails')} subtitle={say('yourStay', { hotel: booking.hotel_name })}>
      <StayNotice booking={booking} />
      {booking.arrival && !booking.is_stay_over ? (
        <WordsReady catalog={choicesCatalog}>
          <ArrivalCard {...booking.arrival} />
        </WordsReady>
      ) : null}
      <BookingCard booking={booking} person={person} />
      <Card title={say('guests')}>
        <PeopleList people={listedPeople(booking, isPrimaryLink(booking))} />
      </Card>
      <WordsReady catalog={choicesCatalog}>
        <WordsReady catalog={refusalsCatalog}>
          {isPrimaryLink(booking) && booking.is_stay_over ? (
            <RateStayCard token={booking.verification_token} isRated={booking.is_rated} />
          ) : null}
          {booking.guest_facts ? (
            <GuestFactsCard token={booking.verification_token} facts={booking.guest_facts} />
          ) : null}
          <YourDataCard
            token={booking.verification_token}
            retentionDays={booking.document_retention_days}
            deletedAt={booking.data_deleted_at}
          />
        </WordsReady>
      </WordsReady>
    </GuestPage>
  );
}

function StayNotice({ booking }: { booking: VerificationBooking }) {
  const { say } = useWords(pageCatalog);
  if (booking.is_stay_over) return <Notice tone="info">{say('stayOver')}</Notice>;
  return isAllVerified(booking) ? (
    <Notice tone="success">{say('proceed')}</Notice>
  ) : (
    <Notice tone="info">{say('deskPending')}</Notice>
  );
}

function ArrivalCard({ code, link }: NonNullable<VerificationBooking['arrival']>) {
  const { say } = useWords(choicesCatalog);
  const spoken = `${code.slice(0, 4)} ${code.slice(4)}`;
  return (
    <Card title={say('arrivalTitle')}>
      <div className={styles.arrival}>
        <LinkCode link={link} label={say('arrivalQr', { code: spoken })} />
        <p className={styles.code} dir="ltr">
          {spoken}
        </p>
        <p>{say('arrivalText')}</p>
      </div>
    </Card>
  );
}

/** Another guest's own link lists that guest alone. */
function listedPeople({ name, is_verified, passengers }: VerificationBooking, isPrimary: boolean) {
  const others = passengers.map((guest: Passenger) => ({ key: String(guest.id), ...guest }));
  return isPrimary ? [{ key: 'primary', name, type: null, is_verified }, ...others] : others;
}
