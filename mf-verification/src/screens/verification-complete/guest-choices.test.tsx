import { describe, expect, test } from '@jest/globals';
import {
  deleteVerificationDataEndpoint,
  rateStayEndpoint,
  type VerificationBooking,
} from '@suite/contracts/verification';
import { fakeApi, refusal } from '@suite/testing';
import { bookingFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestBooking, guestToken } from '../../testing/guest-booking.ts';
import { openLink } from '../../testing/open-link.tsx';

const url = `/verification-complete/${guestToken}`;
const verified = () => guestBooking(bookingFactory.withGuests(1).allVerified());

function open(first: VerificationBooking = verified()) {
  const state = { booking: first };
  const api = fakeApi();
  const user = userEvent.setup();
  openLink(() => state.booking, { url, api });
  return { state, api, user, card: (name: string) => screen.findByRole('region', { name }) };
}

const over = () => ({ ...verified(), is_stay_over: true });

describe('the rating', () => {
  test('asks for stars, is sent once and thanks', async () => {
    const { state, api, user, card } = open(over());
    api.on(rateStayEndpoint, () => {
      state.booking = { ...state.booking, is_rated: true };
      return {};
    });
    const rating = within(await card('How did you like your stay?'));
    await user.click(rating.getByRole('button', { name: 'Send rating' }));
    expect(rating.getByText('Please choose one to five stars')).toBeVisible();
    await user.click(rating.getByRole('radio', { name: '4 stars' }));
    await user.type(rating.getByLabelText('Anything you would like to tell the hotel (optional)'), ' Quiet ');
    await user.click(rating.getByRole('button', { name: 'Send rating' }));
    expect(await rating.findByText('Thank you for your rating.')).toBeVisible();
    expect(rating.queryByRole('radio')).toBeNull();
    const [call] = api.callsTo(rateStayEndpoint);
    expect(call?.body).toEqual({ stars: 4, comment: 'Quiet' });
  });

  test('says that it did not arrive, and keeps what was typed', async () => {
    const { api, user, card } = open(over());
    api.on(rateStayEndpoint, () => {
      throw refusal(503, { message: 'Not now.' });
    });
    const rating = within(await card('How did you like your stay?'));
    await user.click(rating.getByRole('radio', { name: '1 star' }));
    await user.click(rating.getByRole('button', { name: 'Send rating' }));
    expect(await rating.findByText('Not now.')).toBeVisible();
    expect(rating.getByRole('radio', { name: '1 star' })).toBeChecked();
  });

  test('is not asked for before the stay is over', async () => {
    open();
    await screen.findByRole('region', { name: 'Your data' });
    expect(screen.queryByRole('region', { name: 'How did you like your stay?' })).toBeNull();
  });

  test('is not asked of another guest', async () => {
    const booking = over();
    const [other] = booking.passengers;
    const person = { user_type: 'guest', item_id: other?.id ?? 0 } as const;
    open({ ...booking, email: null, person });
    await screen.findByRole('region', { name: 'Your data' });
    expect(screen.queryByRole('region', { name: 'How did you like your stay?' })).toBeNull();
  });
});

describe('the own data', () => {
  test.each([
    [30, 'deleted 30 days after you check out'],
    [1, 'deleted one day after you check out'],
    [0, 'deleted on the day you check out'],
  ])('names the period of %i days', async (document_retention_days, sentence) => {
    const { card } = open({ ...verified(), document_retention_days });
    expect(await card('Your data')).toHaveTextContent(`what was read from your document is ${sentence}.`);
  });

  test('is deleted after a question, and the proof stays', async () => {
    const { state, api, user, card } = open();
    api.on(deleteVerificationDataEndpoint, () => {
      const deleted_at = '2026-11-20T10:00:00.000Z';
      state.booking = { ...state.booking, data_deleted_at: deleted_at };
      return { deleted_at, photos: 2, checks: 1 };
    });
    const data = within(await card('Your data'));
    await user.click(data.getByRole('button', { name: 'Delete my data' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete my data?' }));
    await user.click(question.getByRole('button', { name: 'Delete my data' }));
    expect(await data.findByText(/The data of your verification was deleted on .*2026/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('stays where the guest thinks better of it, and where deleting fails', async () => {
    const { api, user, card } = open();
    api.on(deleteVerificationDataEndpoint, () => {
      throw refusal(0);
    });
    const data = within(await card('Your data'));
    await user.click(data.getByRole('button', { name: 'Delete my data' }));
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(data.getByRole('button', { name: 'Delete my data' }));
    const question = within(screen.getByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Delete my data' }));
    expect(await question.findByText('Failed to delete your data')).toBeVisible();
  });
});

describe('the arrival code', () => {
  test('is shown in two halves and as a picture that reception reads', async () => {
    open({ ...verified(), arrival: { code: 'K7Q2MX4P', link: 'https://suite.test/bookings?arrival=7.x' } });
    const arrival = within(await screen.findByRole('region', { name: 'Your arrival code' }));
    expect(arrival.getByText('K7Q2 MX4P')).toBeVisible();
    expect(await arrival.findByRole('img', { name: 'Arrival code K7Q2 MX4P as a QR code' })).toBeVisible();
  });

  test('waits until all guests are verified', async () => {
    open({ ...verified(), arrival: null });
    await screen.findByRole('region', { name: 'Your data' });
    expect(screen.queryByRole('region', { name: 'Your arrival code' })).toBeNull();
  });
});
