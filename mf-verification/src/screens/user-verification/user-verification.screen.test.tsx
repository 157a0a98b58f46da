import { beforeEach, describe, expect, test } from '@jest/globals';
import { onSignedOut } from '@suite/api-client';
import type { VerificationBooking } from '@suite/contracts/verification';
import { refusal } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { guestBooking, guestToken } from '../../testing/guest-booking.ts';
import { openLink } from '../../testing/open-link.tsx';

const party = bookingFactory.withGuests(2);
const dead = 'The verification link is invalid or expired.';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const guestUrl = (booking: VerificationBooking) =>
  `/user-verification/${guestToken}/guest/${booking.passengers[0]?.id}`;
const details = () => within(screen.getByRole('region', { name: 'Details' }));
const valueOf = (label: string) => details().getByText(label).nextElementSibling;

describe('A link', () => {
  test('loads, asked for by its token', async () => {
    const { api } = openLink(() => new Promise(() => undefined));
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(api.calls).toMatchObject([{ url: `/getuser_by_token/${guestToken}` }]);
  });

  test('without a token is invalid, and sends no request', async () => {
    const { api, url } = openLink(() => guestBooking(), { url: '/user-verification' });
    expect(await heading('Invalid Link')).toBeVisible();
    expect(screen.getByText(dead)).toBeVisible();
    expect(api.calls).toEqual([]);
    expect(url()).toBe('/user-verification');
  });

  test('that the server does not know is invalid, in its words', async () => {
    openLink(() => {
      throw refusal(404, { message: dead });
    });
    expect(await heading('Invalid Link')).toBeVisible();
    expect(screen.getByText(dead)).toBeVisible();
    expect(screen.getByText(/^Ask the hotel to send you a new link/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('whose answer holds no booking is told so', async () => {
    openLink(() => undefined as unknown as VerificationBooking);
    expect(await heading('Invalid Link')).toBeVisible();
    expect(screen.getByText('Invalid response format')).toBeVisible();
  });

  test('is tried again when the server could not be asked', async () => {
    let isDown = true;
    const { user } = openLink(() => {
      if (isDown) throw refusal(0);
      return guestBooking();
    });
    expect(await screen.findByText('Failed to fetch user details')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('Identity Verification')).toBeVisible();
  });

  test('of a type there is none of is invalid', async () => {
    openLink(() => guestBooking(), { url: `/user-verification/${guestToken}/staff/1` });
    expect(await heading('Invalid Link')).toBeVisible();
  });
});

describe('A refused link', () => {
  let signedOut: number;
  beforeEach(() => {
    signedOut = 0;
  });

  test.each([
    [401, { message: 'Sign in first' }],
    [401, { message: 'Expired', tokenExpired: true as const }],
    [403, { message: 'Not yours' }],
  ])('stays where it is and signs no user out (%i %j)', async (status, failure) => {
    const stop = onSignedOut(() => (signedOut += 1));
    const { url } = openLink(
      () => {
        throw refusal(status, failure);
      },
      { user: userProfileFactory.hotelAdmin().build() },
    );
    expect(await screen.findByText(failure.message)).toBeVisible();
    expect(url()).toBe(`/user-verification/${guestToken}`);
    expect(signedOut).toBe(0);
    stop();
  });
});

describe('The primary guest', () => {
  test.each(['', '/primary/7'])('finds the details of the booking at …%s', async (rest) => {
    openLink(() => guestBooking(party), { url: `/user-verification/${guestToken}${rest}` });
    expect(await heading('Identity Verification')).toBeVisible();
    expect(screen.getByText('Secure verification for Ines Duarte')).toBeVisible();
    expect(valueOf('Guest name')).toHaveTextContent('Ines Duarte');
    expect(valueOf('Email')).toHaveTextContent('ines@guests.test');
    expect(valueOf('Hotel')).toHaveTextContent('Seaview');
    expect(valueOf('Booking ID')).toHaveTextContent('C7AE92');
    expect(valueOf('Check-in')).toHaveTextContent('Fri, Mar 5, 2027');
    expect(valueOf('Check-out')).toHaveTextContent('Mon, Mar 8, 2027');
    expect(valueOf('Nights')).toHaveTextContent('3');
    expect(valueOf('Guests')).toHaveTextContent('3 (2 adults, 1 child)');
    expect(valueOf('Room type')).toHaveTextContent('Double');
    expect(details().queryByText('Verified')).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue Verification' })).toBeEnabled();
    const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      '1Details',
      '2Consent',
      '3Selfie Liveness',
      '4Document',
      '5Complete',
    ]);
    expect(steps[0]).toHaveAttribute('aria-current', 'step');
  });

  test('who is verified has every step ticked', async () => {
    openLink(() => guestBooking(party.primaryVerified()));
    await heading('Identity Verification');
    const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Details, done',
      'Consent, done',
      'Selfie Liveness, done',
      'Document, done',
      'Complete, done',
    ]);
  });

  test('reads what the booking leaves open', async () => {
    openLink(() => guestBooking(party.withoutCheckout(), { room_type: null }));
    await heading('Identity Verification');
    expect(valueOf('Check-out')).toHaveTextContent('N/A');
    expect(valueOf('Room type')).toHaveTextContent('Standard');
  });

  test('who is verified sees the tick, and the way to who is not', async () => {
    const { user, url } = openLink(() => guestBooking(party.primaryVerified()));
    await heading('Identity Verification');
    expect(details().getByText('Verified')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Continue Verification/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'View Complete Booking Details' }));
    expect(url()).toBe(`/verification-complete/${guestToken}`);
    expect(await heading('Booking Details')).toBeVisible();
  });

  test('is told when all guests are verified', async () => {
    openLink(() => guestBooking(party.allVerified()));
    expect(await heading('All Verifications Complete')).toBeVisible();
    expect(screen.getByText('You and all guests have been successfully verified.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'View Complete Booking Details' })).toBeVisible();
  });
});

describe('A further guest', () => {
  test('waits for the primary one, and looks again', async () => {
    const booking = guestBooking(party);
    let isPrimaryVerified = false;
    const { user } = openLink(() => ({ ...booking, is_verified: isPrimaryVerified }), {
      url: guestUrl(booking),
    });
    expect(await heading('Verification Pending')).toBeVisible();
    expect(
      screen.getByText('The primary guest must complete verification before you can proceed.'),
    ).toBeVisible();
    isPrimaryVerified = true;
    await user.click(screen.getByRole('button', { name: 'Check Again' }));
    expect(await heading('Identity Verification')).toBeVisible();
  });

  test('with a link of their own sees themselves alone, whatever was cut off it', async () => {
    const booking = guestBooking(party.primaryVerified(), { email: null });
    const [self] = booking.passengers;
    const passengers = self ? [self] : [];
    openLink(() => ({ ...booking, passengers, person: { user_type: 'guest', item_id: self?.id ?? 0 } }));
    await heading('Identity Verification');
    expect(screen.getByText(`Secure verification for ${self?.name}`)).toBeVisible();
    expect(screen.queryByText('Email')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Other Guests' })).toBeNull();
  });

  test('then finds the details, without the address of the primary one', async () => {
    const booking = guestBooking(party.primaryVerified());
    openLink(() => booking, { url: guestUrl(booking) });
    await heading('Identity Verification');
    expect(screen.getByText(`Secure verification for ${booking.passengers[0]?.name}`)).toBeVisible();
    expect(details().queryByText('Verified')).toBeNull();
    expect(screen.queryByText('Email')).toBeNull();
    expect(screen.queryByText('ines@guests.test')).toBeNull();
    const name = `Continue Verification for ${booking.passengers[0]?.name}`;
    expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(screen.queryByRole('region', { name: 'Other Guests' })).toBeNull();
  });

  test('is told when verified', async () => {
    const booking = guestBooking(party.allVerified());
    openLink(() => booking, { url: guestUrl(booking) });
    expect(await heading('Verification Complete')).toBeVisible();
    expect(screen.getByText('You can now proceed with check-in.')).toBeVisible();
  });

  test('is told after the stay that it has ended', async () => {
    const booking = { ...guestBooking(party.allVerified()), is_stay_over: true };
    openLink(() => booking, { url: guestUrl(booking) });
    expect(await heading('Verification Complete')).toBeVisible();
    expect(screen.getByText('Your stay has ended. Thank you for your visit.')).toBeVisible();
    expect(screen.queryByText(/proceed with check-in/)).toBeNull();
  });

  test('is told after the stay that it has ended, by the link of the booking, too', async () => {
    openLink(() => ({ ...guestBooking(party.allVerified()), is_stay_over: true }));
    expect(await heading('All Verifications Complete')).toBeVisible();
    expect(screen.getByText('Your stay has ended. Thank you for your visit.')).toBeVisible();
  });

  test('whom the booking does not have is told so', async () => {
    openLink(() => guestBooking(party), { url: `/user-verification/${guestToken}/guest/999999` });
    expect(await heading('Invalid Guest ID')).toBeVisible();
    expect(
      screen.getByText('The guest ID in the link does not match any guest in this booking.'),
    ).toBeVisible();
  });
});
