import { expect, test } from '@jest/globals';
import type { DeskCheck } from '@suite/contracts/verification';
import { renderScreen } from '@suite/testing';
import { bookingFactory, deskVerificationFactory, userProfileFactory } from '@suite/testing/factories';
import { screen } from '@testing-library/react';
import { VerificationPerson } from './verification-person.tsx';

const asked = deskVerificationFactory.ofBooking(bookingFactory.withGuests(1).build());
const check = (attempt_id: number, review: DeskCheck['review']): DeskCheck => ({
  ...{
    attempt_id,
    review,
    reviewed_by: 'Marta',
    is_match: false,
    awaits_review: false,
    warnings: [],
    images: [],
  },
  ...{ checked_at: '2027-03-05T12:00:00Z', similarity_score: 77.5, outcome: 'The faces are alike.' },
  document_data: {
    ...{ document_type: null, issuing_country: null, full_name: null, date_of_birth: null },
    ...{ expiry_date: null, number_last4: null, mrz_valid: null },
  },
});

test('of a verified person the check that proved it is shown, although a newer one was rejected', () => {
  const [person] = asked.people;
  if (!person) throw new Error('The factory makes a person.');
  const checks = [check(2, 'reject'), check(1, 'approve')];
  renderScreen(
    <VerificationPerson
      booking={{ booking_id: 1, onBookingChanged: () => undefined }}
      person={{ ...person, is_verified: true, checks }}
      isCheckedIn={false}
    />,
    { user: userProfileFactory.staff().build() },
  );
  expect(screen.getByText(/Approved at the desk/)).toBeVisible();
  expect(screen.queryByText(/Rejected at the desk/)).toBeNull();
});
