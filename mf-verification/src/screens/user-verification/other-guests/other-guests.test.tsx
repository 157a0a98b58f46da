import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { GuestPerson } from '@suite/contracts/bookings';
import {
  accompanyGuestEndpoint,
  sendVerificationEmailEndpoint,
  undoAccompanyEndpoint,
} from '@suite/contracts/verification';
import { refusal } from '@suite/testing';
import { bookingFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { forgetVisits } from '../../../testing/forget-visits.ts';
import { guestBooking } from '../../../testing/guest-booking.ts';
import { identityAnswers } from '../../../testing/identity-answers.ts';
import { openLink } from '../../../testing/open-link.tsx';
import { press, verifyFromConsent } from '../../../testing/walk-wizard.ts';

jest.mock('../../../components/camera/camera-capture.tsx', () =>
  jest.requireActual('../../../testing/pretend-camera.tsx'),
);
jest.mock('../../../components/camera/liveness/load-face-finder.ts', () =>
  jest.requireActual('../../../testing/pretend-camera.tsx'),
);

const card = async () => within(await screen.findByRole('region', { name: 'Other Guests' }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Opens a party whose link reflects which guests were recorded as verified. */
function openParty(factory = bookingFactory.withGuests(2).primaryVerified()) {
  const booking = guestBooking(factory);
  const verified = new Set<number>();
  let { is_verified } = booking;
  const api = identityAnswers(({ user_type, item_id }: GuestPerson) => {
    if (user_type === 'primary') is_verified = true;
    else verified.add(item_id);
  });
  const answer = () => ({
    ...booking,
    is_verified,
    passengers: booking.passengers.map((one) => ({
      ...one,
      is_verified: verified.has(one.id),
      is_accompanied: one.type !== 'Adult' && verified.has(one.id),
    })),
  });
  const [first, second] = booking.passengers;
  if (!first || !second) throw new Error('A party has two guests besides the primary one');
  return { booking, first, second, verified, ...openLink(answer, { api }) };
}

beforeEach(forgetVisits);

describe('The other guests', () => {
  test('are listed, and wait for the primary one', async () => {
    const { first, second } = openParty(bookingFactory.withGuests(2));
    const { getByText, getAllByRole, queryByRole } = await card();
    expect(getByText('2 guests pending')).toBeVisible();
    expect(getByText('Complete your verification first to manage guest verifications.')).toBeVisible();
    expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `${first.name}AdultPending`,
      `${second.name}ChildPending`,
    ]);
    expect(queryByRole('button')).toBeNull();
  });

  test('who are children come along without a document, after a question, and not, once that is undone', async () => {
    const { user, first, second, verified, api } = openParty();
    const { findByRole, getByRole, queryByRole, findByText, getByText } = await card();
    expect(queryByRole('button', { name: `${first.name} comes with me and shows no document` })).toBeNull();
    const child = { name: `${second.name} comes with me and shows no document` };
    api.on(accompanyGuestEndpoint, () => {
      throw refusal(503, { message: 'Not now.' });
    });
    const callsTo = ({ name }: { name: string }) => api.calls.filter(({ endpoint }) => endpoint === name);
    await user.click(getByRole('button', child));
    const question = within(await screen.findByRole('dialog', { name: 'Comes with me' }));
    expect(question.getByText(/Please confirm that you are responsible for/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(callsTo(accompanyGuestEndpoint)).toEqual([]);

    await user.click(getByRole('button', child));
    const confirm = { name: `Yes, ${second.name} comes with me` };
    await user.click(await screen.findByRole('button', confirm));
    expect(await screen.findByText('Not now.')).toBeVisible();
    api.on(accompanyGuestEndpoint, () => {
      verified.add(second.id);
      return {};
    });
    await user.click(screen.getByRole('button', confirm));
    expect(await findByText('1 guest pending')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(queryByRole('button', child)).toBeNull();
    expect(callsTo(accompanyGuestEndpoint)[1]?.body).toEqual({ guest_id: second.id });

    api.on(undoAccompanyEndpoint, () => {
      verified.delete(second.id);
      return {};
    });
    expect(getByText('Comes with you, no document')).toBeVisible();
    await user.click(getByRole('button', { name: `Undo that ${second.name} comes with me` }));
    expect(await findByRole('button', child)).toBeVisible();
    expect(callsTo(undoAccompanyEndpoint)[0]?.body).toEqual({ guest_id: second.id });
  });

  test('have their turn on this device, from the consent on, and are back in the list', async () => {
    const { user, first } = openParty();
    await press(user, `Verify ${first.name}`);
    expect(await heading('Consent')).toHaveFocus();
    expect(screen.getByText(`Secure verification for ${first.name}`)).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await verifyFromConsent(user);
    expect(await heading('Verification Complete')).toBeVisible();
    await press(user, 'Back to Guest List');
    expect(await heading('Details')).toHaveFocus();
    expect(screen.getByText('Secure verification for Ines Duarte')).toBeVisible();
    const { getByText, getAllByRole, queryByRole } = await card();
    expect(getByText('1 guest pending')).toBeVisible();
    expect(getAllByRole('listitem')[0]).toHaveTextContent(`${first.name}AdultVerified`);
    expect(queryByRole('button', { name: `Verify ${first.name}` })).toBeNull();
  });

  test('come next when the primary one is done, and all are done at the end', async () => {
    const { user, first, second } = openParty(bookingFactory.withGuests(2));
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    await press(user, 'Continue with Remaining Guests');
    for (const guest of [first, second]) {
      await press(user, `Verify ${guest.name}`);
      expect(await screen.findByRole('checkbox')).not.toBeChecked();
      await verifyFromConsent(user);
      await press(user, 'Back to Guest List');
    }
    expect(
      await screen.findByRole('heading', { level: 1, name: 'All Verifications Complete' }),
    ).toHaveFocus();
  });
});

describe('The mail of a guest', () => {
  test('needs an address', async () => {
    const { user, api, first } = openParty();
    await press(user, `Send email to ${first.name}`);
    const dialog = await screen.findByRole('dialog', { name: 'Send Verification Email' });
    await press(user, 'Send Email');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Email is required');
    const field = within(dialog).getByRole('textbox', { name: 'Email Address' });
    expect(field).toHaveFocus();
    await user.type(field, 'ida@guests');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Please enter a valid email address');
    await press(user, 'Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: `Send email to ${first.name}` })).toHaveFocus();
    expect(api.callsTo(sendVerificationEmailEndpoint)).toEqual([]);
  });

  test('is sent, and the list says to whom', async () => {
    const { user, api, booking, first } = openParty();
    let answer = () => {};
    api.on(
      sendVerificationEmailEndpoint,
      () => new Promise((resolve) => (answer = () => resolve({ email: 'ida@guests.test' }))),
    );
    await press(user, `Send email to ${first.name}`);
    await user.type(await screen.findByRole('textbox'), ' ida@guests.test{Enter}');
    const busy = await screen.findByRole('button', { name: 'Sending...' });
    await user.click(busy);
    answer();
    expect(
      await screen.findByText(`Verification email sent to ${first.name} at ida@guests.test`),
    ).toBeVisible();
    expect((await card()).getByText('Email sent to ida@guests.test')).toBeVisible();
    expect(api.callsTo(sendVerificationEmailEndpoint).map(({ body }) => body)).toEqual([
      { email: 'ida@guests.test', guest_id: String(first.id), booking_id: String(booking.id) },
    ]);
  });

  test.each([
    [0, undefined, 'Failed to send email'],
    [
      403,
      'Only the primary guest can send verification emails',
      'Failed to send email: Only the primary guest can send verification emails',
    ],
  ])('that is refused with %i says why in the dialog', async (status, message, told) => {
    const { user, api, first } = openParty();
    api.on(sendVerificationEmailEndpoint, () => {
      throw refusal(status, message === undefined ? {} : { message });
    });
    await press(user, `Send email to ${first.name}`);
    await user.type(await screen.findByRole('textbox'), 'ida@guests.test{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Send Verification Email' });
    expect(await within(dialog).findByText(told)).toBeVisible();
  });
});
