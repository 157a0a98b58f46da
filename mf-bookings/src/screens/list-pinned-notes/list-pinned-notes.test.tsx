import { expect, test } from '@jest/globals';
import { bookingFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { answerNotes, fakeNote } from '../../testing/fake-notes.ts';
import { openBookings } from '../../testing/open-bookings.tsx';

test("today's arrivals begin with the pinned notes of the day, which lead to their bookings", async () => {
  openBookings({
    ...{ bookings: [bookingFactory.build()], url: '/bookings?view=arrivals' },
    prepare: (api) => answerNotes(api, [fakeNote({ is_pinned: true })]),
  });
  const pinned = within(await screen.findByRole('region', { name: 'For the next shift' }));
  expect(pinned.getByText('Late arrival')).toBeVisible();
  expect(pinned.getByRole('link', { name: 'Booking #7, Ana Reis' })).toHaveAttribute(
    'href',
    '/bookings?id=7',
  );
});
