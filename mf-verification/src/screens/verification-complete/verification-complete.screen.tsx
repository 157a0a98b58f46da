import type { VerificationBooking } from '@suite/contracts';
import { Banner, PageHeader } from '@suite/ui';
import { Navigate, useParams } from 'react-router-dom';
import { BookingCard } from '../../components/booking-card.tsx';
import { DeskNotice } from '../../components/desk-notice.tsx';
import { GuestPage } from '../../components/guest-page.tsx';
import { OpenedLink } from '../../components/opened-link.tsx';
import { isAllVerified } from '../../domain/guest-view.ts';
import { useGetUserByToken } from '../../queries/get-user-by-token.query.ts';
import { PeopleList } from './people-list.tsx';

/** The booking after verification: who is verified, and whether check-in may begin. */
export function VerificationCompleteScreen() {
  const { link: token = '' } = useParams();
  const link = useGetUserByToken(token);
  return (
    <OpenedLink token={token} {...link}>
      {(booking) =>
        booking.is_verified ? (
          <Completed booking={booking} />
        ) : (
          <Navigate to={`/user-verification/${token}`} replace />
        )
      }
    </OpenedLink>
  );
}

function Completed({ booking }: { booking: VerificationBooking }) {
  return (
    <GuestPage>
      <PageHeader title="Booking Details" subtitle={`Your stay at ${booking.hotel_name}`} />
      {isAllVerified(booking) ? (
        <Banner tone="success">You can now proceed with check-in.</Banner>
      ) : (
        <DeskNotice />
      )}
      <BookingCard booking={booking} person={booking} isPrimary />
      <PeopleList booking={booking} />
    </GuestPage>
  );
}
