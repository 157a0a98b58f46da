import type { VerificationBooking } from '@suite/contracts';
import { useParams } from 'react-router-dom';
import { InvalidLink } from '../../components/invalid-link.tsx';
import { OpenedLink } from '../../components/opened-link.tsx';
import { PageState } from '../../components/page-state.tsx';
import { guestViewOf } from '../../domain/guest-view.ts';
import { useGetUserByToken } from '../../queries/get-user-by-token.query.ts';
import { BookingLink } from './booking-link.tsx';
import { GuestDetails } from './guest-details.tsx';

/** What somebody finds who follows the link of their booking. */
export function UserVerificationScreen() {
  const { link: token = '', type, id } = useParams();
  const link = useGetUserByToken(token);
  return (
    <OpenedLink token={token} {...link}>
      {(booking) => <View booking={booking} type={type} id={id} />}
    </OpenedLink>
  );
}

interface ViewProps {
  booking: VerificationBooking;
  type: string | undefined;
  id: string | undefined;
}

function View({ booking, type, id }: ViewProps) {
  const view = guestViewOf(booking, type, id);
  switch (view.kind) {
    case 'invalid-link':
      return <InvalidLink />;
    case 'invalid-guest':
      return (
        <PageState
          tone="error"
          title="Invalid Guest ID"
          text="The guest ID in the link does not match any guest in this booking."
        />
      );
    case 'waits-for-primary':
      return (
        <PageState
          tone="warning"
          title="Verification Pending"
          text="The primary guest must complete verification before you can proceed."
        />
      );
    case 'guest-done':
      return (
        <PageState tone="success" title="Verification Complete" text="You can now proceed with check-in." />
      );
    case 'all-done':
      return (
        <PageState
          tone="success"
          title="All Verifications Complete"
          text="You and all guests have been successfully verified."
          action={<BookingLink booking={booking} />}
        />
      );
    case 'details':
      return <GuestDetails booking={booking} person={view.person} isPrimary={view.isPrimary} />;
  }
}
