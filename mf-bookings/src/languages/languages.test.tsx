import { changeLanguage } from '@suite/i18n';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { openBookings } from '../testing/open-bookings.tsx';

afterEach(() => act(() => changeLanguage('en')));

const guests = ['Ana Reis', 'Bo Lind', 'Cem Ak', 'Dia Roy', 'Eva Sol'].map((name, index) => ({
  id: 101 + index,
  name,
  type: 'Adult',
  user_type: 'guest',
  is_verified: false,
  short_id: null,
}));

async function openIn(language: 'de' | 'ar', nights: number) {
  await changeLanguage(language);
  const booking = bookingFactory.build({
    ...{ checkin_date: '2027-03-05', checkout_date: '2027-03-08', no_nights: nights, passengers: guests },
    ...{ room_type: null, is_verified: false },
  });
  openBookings({ user: userProfileFactory.hotelAdmin().build(), bookings: [booking] });
  const row = await screen.findByRole('row', { name: new RegExp(booking.name) });
  return { booking, row: within(row) };
}

test('German names the screen, counts nights and writes dates as in Germany', async () => {
  const { booking, row } = await openIn('de', 3);
  expect(screen.getByRole('heading', { name: 'Buchungsverwaltung' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  expect(row.getByText('3 Nächte')).toBeVisible();
  expect(row.getByText('05.03.2027')).toBeVisible();
  expect(row.getByText(/Cem Ak \(\w+\) und 2 weitere$/)).toBeVisible();
  expect(row.getByText('Ausstehend')).toBeVisible();
  expect(row.getByRole('button', { name: `Aktionen für Buchung ${booking.id}` })).toBeVisible();
});

test.each([
  [1, 'ليلة واحدة'],
  [2, 'ليلتان'],
  [3, '3 ليالٍ'],
  [11, '11 ليلة'],
])('Arabic counts %d nights', async (nights, counted) => {
  const { row } = await openIn('ar', nights);
  expect(screen.getByRole('heading', { name: 'إدارة الحجوزات' })).toBeVisible();
  expect(row.getByText(counted)).toBeVisible();
});
