import { expect, test } from '@jest/globals';
import type { VerificationBooking } from '@suite/contracts/verification';
import { refusal } from '@suite/testing';
import { bookingFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { guestBooking, guestToken } from '../../testing/guest-booking.ts';
import { openLink } from '../../testing/open-link.tsx';

const party = bookingFactory.withGuests(2);
const url = `/verification-complete/${guestToken}`;
const open = (answer: () => VerificationBooking) => openLink(answer, { url });
const people = () =>
  within(screen.getByRole('region', { name: 'Guests' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('says who is verified, and that check-in may begin when all are', async () => {
  const booking = guestBooking(party.allVerified());
  const [first, second] = booking.passengers;
  const { url: shown } = open(() => booking);
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking Details' })).toBeVisible();
  expect(screen.getByText('You can now proceed with check-in.')).toBeVisible();
  expect(people()).toEqual([
    'Ines DuartePrimary guestVerified',
    `${first?.name}AdultVerified`,
    `${second?.name}ChildVerified`,
  ]);
  expect(within(screen.getByRole('region', { name: 'Details' })).getByText('C7AE92')).toBeVisible();
  expect(shown()).toBe(url);
});

test('says who is pending, and nothing of check-in', async () => {
  const booking = guestBooking(party.primaryVerified());
  open(() => booking);
  await screen.findByRole('heading', { level: 1, name: 'Booking Details' });
  expect(people()).toEqual([
    'Ines DuartePrimary guestVerified',
    `${booking.passengers[0]?.name}AdultPending`,
    `${booking.passengers[1]?.name}ChildPending`,
  ]);
  expect(screen.queryByText(/proceed with check-in/)).toBeNull();
  expect(screen.getByText(/still pending show an ID document at the front desk/)).toBeVisible();
});

test.each(['allVerified', 'primaryVerified'] as const)(
  'after the stay says that it has ended: %s',
  async (state) => {
    const arrival = { code: '9HF9ZEES', link: 'https://suite.example/arrival#9HF9ZEES' };
    open(() => ({ ...guestBooking(party[state]()), arrival, is_stay_over: true }));
    expect(await screen.findByText('Your stay has ended. Thank you for your visit.')).toBeVisible();
    expect(screen.queryByText(/check-in|front desk|9HF9/)).toBeNull();
  },
);

test('sends a guest who is not verified to their link', async () => {
  const { url: shown, api } = open(() => guestBooking(party));
  expect(await screen.findByRole('heading', { level: 1, name: 'Identity Verification' })).toBeVisible();
  expect(shown()).toBe(`/user-verification/${guestToken}`);
  expect(api.calls.length).toBeGreaterThan(0);
});

test('an unknown token makes no link here either', async () => {
  const { url: shown } = open(() => {
    throw refusal(404, { message: 'The verification link is invalid or expired.' });
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Invalid Link' })).toBeVisible();
  expect(screen.getByText('The verification link is invalid or expired.')).toBeVisible();
  expect(shown()).toBe(url);
});
