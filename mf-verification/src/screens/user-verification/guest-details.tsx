import type { VerificationBooking } from '@suite/contracts';
import { Banner, PageHeader } from '@suite/ui';
import { BookingCard } from '../../components/booking-card.tsx';
import { DeskNotice } from '../../components/desk-notice.tsx';
import { GuestPage } from '../../components/guest-page.tsx';
import type { Person } from '../../domain/guest-view.ts';
import { BookingLink } from './booking-link.tsx';

interface GuestDetailsProps {
  booking: VerificationBooking;
  person: Person;
  isPrimary: boolean;
}

/** The booking of somebody whose check is to come, or who waits for others'. */
export function GuestDetails({ booking, person, isPrimary }: GuestDetailsProps) {
  return (
    <GuestPage>
      <PageHeader title="Identity Verification" subtitle={`Secure verification for ${person.name}`} />
      {person.is_verified ? (
        <DeskNotice />
      ) : (
        <Banner tone="info">
          Identity is checked at the front desk on arrival: please bring an ID document.
        </Banner>
      )}
      <BookingCard booking={booking} person={person} isPrimary={isPrimary} />
      {person.is_verified ? <BookingLink booking={booking} /> : null}
    </GuestPage>
  );
}
