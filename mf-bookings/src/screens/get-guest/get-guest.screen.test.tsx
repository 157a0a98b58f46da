import { expect, test } from '@jest/globals';
import { getGuestEndpoint, type GuestStay } from '@suite/contracts/bookings';
import { fakeApi, renderScreen } from '@suite/testing';
import { bookingFactory, paginationFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import remote from '../../remote.tsx';
import { answerBookings } from '../../testing/fake-bookings.ts';
import { openBookings } from '../../testing/open-bookings.tsx';

const stay = (booking_id: number, fields: Partial<GuestStay> = {}): GuestStay => ({
  ...{ booking_id, name: 'Ana Reis', checkin_date: '2027-03-05', checkout_date: '2027-03-08', no_nights: 3 },
  ...{ room_type: 'Double', room_number: null, stay_state: 'booked', ...fields },
});

const ana = {
  ...{ booking_id: 324, hotel_name: 'Seaview', name: 'Ana Reis', email: 'ana@guests.test' },
  ...{ phone: '+351 91 555 0101', guest_language: 'pt', total_stays: 4, total_nights: 9, earlier_stays: 3 },
};

const answer = (stays: GuestStay[], total = stays.length, page = 1) => ({
  ...{ ...ana, stays },
  pagination: paginationFactory.build({ page, limit: 10, total }),
});

function openGuest(prepare: (api: ReturnType<typeof fakeApi>) => void, url = '/guest/324') {
  const api = fakeApi();
  answerBookings(api, []);
  prepare(api);
  const Screens = remote.createScreens(null);
  return { api, ...renderScreen(<Screens />, { user: userProfileFactory.hotelAdmin().build(), url }) };
}

test('the page of a guest has the ways to reach them, their stays and the notes', async () => {
  openGuest((api) =>
    api.on(getGuestEndpoint, () =>
      answer([stay(324), stay(211, { stay_state: 'checked_out', room_number: '204', checkout_date: null })]),
    ),
  );
  expect(await screen.findByRole('heading', { name: 'Ana Reis', level: 1 })).toBeVisible();
  expect(screen.getByText('Guest of Seaview')).toBeVisible();
  expect(screen.getByRole('link', { name: ana.phone })).toHaveAttribute('href', 'tel:+351915550101');
  expect(screen.getByText('Stays').nextElementSibling).toHaveTextContent('4');
  const row = within(screen.getByRole('row', { name: /#211/ }));
  expect(row.getByRole('link', { name: '#211' })).toHaveAttribute('href', '/bookings?id=211');
  for (const text of ['204', 'Checked out', '05/Mar/2027']) expect(row.getByText(text)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Notes' })).toBeVisible();
});

test('more stays are on further pages', async () => {
  const { user } = openGuest((api) =>
    api.on(getGuestEndpoint, ({ query }) =>
      Number(query['page']) === 2 ? answer([stay(99)], 11, 2) : answer([stay(324)], 11),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: '#99' })).toBeVisible();
});

test.each(['/guest/none', '/guest/99'])('%s leads to no guest', async (url) => {
  openGuest((api) => api.refuse(getGuestEndpoint, 404, { errorType: 'BOOKING_NOT_FOUND' }), url);
  expect(await screen.findByText('This guest was not found')).toBeVisible();
});

test.each([
  [3, '3 earlier stays'],
  [1, '1 earlier stay'],
  [0, 'No earlier stay'],
])('the details of a booking lead to it, with %i earlier stays', async (earlier_stays, name) => {
  const booking = bookingFactory.build();
  openBookings({
    ...{ bookings: [booking], url: `/bookings?id=${booking.id}` },
    prepare: (api) => api.on(getGuestEndpoint, () => ({ ...answer([]), earlier_stays })),
  });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/guest/${booking.id}`);
});
