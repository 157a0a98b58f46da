import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { UserProfile } from '@suite/contracts/auth';
import {
  createBookingEndpoint,
  getBookingStatsEndpoint,
  listBookingsEndpoint,
  type Booking,
} from '@suite/contracts/bookings';
import { refusal } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { screen, waitFor } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { openCreateDialog, openBookings } from '../../testing/open-bookings.tsx';
import { newVerificationToken } from '../../domain/verification-token.ts';

const today = calendarDateIn('Europe/Lisbon');
const filled = {
  Name: ' Ana Silva ',
  Email: 'ana@guests.test',
  'Room type': 'Double',
  'Check-in date': today,
  'Check-out date': addDays(today, 2),
};
const wanted = {
  name: 'Ana Silva',
  email: 'ana@guests.test',
  room_type: 'Double',
  checkin_date: today,
  checkout_date: addDays(today, 2),
  no_nights: 2,
  passengers: [],
};
const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const staff = userProfileFactory.staff().build();
const creator = userProfileFactory.holding('hotel_checkins_create').build();

beforeEach(() => void jest.restoreAllMocks());

async function openFilled({ user: who = staff, url = '/' }: { user?: UserProfile; url?: string } = {}) {
  const view = openBookings({ user: who, url, bookings: bookingFactory.buildList(12) });
  await screen.findByRole('table');
  const form = await openCreateDialog(view.user);
  form.fill(filled);
  return { ...view, ...form };
}

describe('a new booking', () => {
  test('is sent once, shown first, and list and counts are read anew', async () => {
    const succeeded = jest.spyOn(toast, 'success');
    const { api, submit, press, fill, url } = await openFilled({ url: '/?page=2&status=pending&limit=5' });
    await press('Show Guests');
    fill({ 'Guest 1 name': 'Bo', 'Guest 1 type': 'Child' });
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call, ...more] = api.callsTo(createBookingEndpoint);
    expect(more).toEqual([]);
    expect(call?.body).toEqual({
      ...wanted,
      passengers: [{ name: 'Bo', type: 'Child', user_type: 'guest' }],
      verification_token: expect.stringMatching(uuidV4),
    });
    expect(succeeded.mock.calls).toEqual([['Booking created successfully!', { durationMs: 5000 }]]);
    expect(await screen.findByText('Booking created successfully!')).toBeVisible();
    await waitFor(() => expect(url()).toBe('/?limit=5'));
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Ana Silva'));
    expect(screen.getByText('All Bookings (13)')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Total Bookings' })).toHaveTextContent('13'),
    );
    expect(api.callsTo(listBookingsEndpoint).at(-1)?.query).toEqual({ page: 1, limit: 5 });
    expect(api.callsTo(getBookingStatsEndpoint)).toHaveLength(2);
  });

  test('has no guests once their section is hidden again', async () => {
    const { api, submit, press, fill } = await openFilled();
    await press('Show Guests');
    fill({ 'Guest 1 name': 'Forgotten Guest' });
    await press('Hide Guests');
    await submit();
    await waitFor(() =>
      expect(api.callsTo(createBookingEndpoint)[0]?.body).toMatchObject({ passengers: [] }),
    );
  });

  test('goes to the hotel a Super Admin names', async () => {
    const { api, submit, fill } = await openFilled({ user: userProfileFactory.superAdmin().build() });
    fill({ 'Hotel ID': '7' });
    await submit();
    await waitFor(() => expect(api.callsTo(createBookingEndpoint)[0]?.body).toMatchObject({ hotel_id: 7 }));
  });

  test('is not sent twice, and the dialog stays while it is under way', async () => {
    const { api, user, dialog } = await openFilled();
    let answer: (booking: Booking) => void = () => {};
    api.on(createBookingEndpoint, () => new Promise((resolve) => (answer = resolve)));
    await user.dblClick(dialog.getByRole('button', { name: 'Create Booking' }));
    const busy = await dialog.findByRole('button', { name: /Creating\.\.\./ });
    await user.click(busy);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    answer(bookingFactory.build());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(createBookingEndpoint)).toHaveLength(1);
  });
});

describe('a refused booking', () => {
  const message = 'Booking #12 of ana@guests.test overlaps these dates.';
  const conflict = refusal(409, { errorType: 'DATE_RANGE_CONFLICT', message });

  test('with dates taken: a toast for 12 s, and the dialog stays', async () => {
    const failed = jest.spyOn(toast, 'error');
    const { api, dialog, submit } = await openFilled();
    api.on(createBookingEndpoint, () => {
      throw conflict;
    });
    await submit();
    expect(await screen.findByText(message)).toBeVisible();
    expect(failed.mock.calls).toEqual([[message, { durationMs: 12_000 }]]);
    expect(dialog.getByLabelText('Name')).toHaveValue(' Ana Silva ');
    expect(dialog.getByText('Already booked for these dates')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Create Anyway' })).toBeNull();
  });

  test('with dates taken: who manages the hotel may create it anyway', async () => {
    const { api, dialog, submit, press } = await openFilled({
      user: userProfileFactory.hotelAdmin().build(),
    });
    api.on(createBookingEndpoint, ({ body }) => {
      if ((body as { allow_overlap?: boolean }).allow_overlap) return bookingFactory.build(wanted);
      throw conflict;
    });
    await submit();
    await dialog.findByRole('button', { name: 'Create Anyway' });
    await press('Create Anyway');
    expect(await screen.findByText('Booking created successfully!')).toBeVisible();
    expect(api.callsTo(createBookingEndpoint).map((call) => call.body)).toEqual([
      { ...wanted, verification_token: expect.any(String) },
      { ...wanted, verification_token: expect.any(String), allow_overlap: true },
    ]);
  });

  test('without an answer is sent again as the same booking, until an entry changes', async () => {
    const { api, submit, fill } = await openFilled();
    api.refuse(createBookingEndpoint, 503);
    await submit();
    await submit();
    fill({ Name: 'Bo Lind' });
    api.on(createBookingEndpoint, () => bookingFactory.build(wanted));
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, again, other] = api.callsTo(createBookingEndpoint);
    const keyOf = (call: typeof first) => new Map(Object.entries(call?.headers ?? {})).get('idempotency-key');
    expect(keyOf(first)).toMatch(uuidV4);
    expect([again?.body, keyOf(again)]).toEqual([first?.body, keyOf(first)]);
    expect(first?.body).toMatchObject({ verification_token: keyOf(first) });
    expect(keyOf(other)).not.toBe(keyOf(first));
  });

  test('with invalid values: a toast for 8 s, and each sentence beside its field until it changes', async () => {
    const failed = jest.spyOn(toast, 'error');
    const { api, fill, submit, said, field } = await openFilled();
    const errors = [{ field: 'checkin_date', message: 'Check-in date cannot be in the past' }];
    api.refuse(createBookingEndpoint, 400, {
      errorType: 'VALIDATION_ERROR',
      message: 'The booking is not valid.',
      errors,
    });
    await submit();
    await waitFor(() => expect(said('Check-in date')).toBe('Check-in date cannot be in the past'));
    expect(failed.mock.calls).toEqual([['The booking is not valid.', { durationMs: 8000 }]]);
    expect(field('Check-in date')).toHaveFocus();
    fill({ Name: 'Bo' });
    expect(said('Check-in date')).not.toBeNull();
    fill({ 'Check-in date': addDays(today, 1) });
    expect(said('Check-in date')).toBeNull();
  });

  test('for a hotel that is not there: a toast for 6 s', async () => {
    const failed = jest.spyOn(toast, 'error');
    const { api, fill, submit, said } = await openFilled({ user: userProfileFactory.superAdmin().build() });
    fill({ 'Hotel ID': '999' });
    api.refuse(createBookingEndpoint, 404, { errorType: 'HOTEL_NOT_FOUND', message: 'Hotel not found' });
    await submit();
    await waitFor(() => expect(failed.mock.calls).toEqual([['Hotel not found', { durationMs: 6000 }]]));
    await waitFor(() => expect(said('Hotel ID')).toBe('No hotel has this ID'));
  });

  test.each([
    [{}, 'Failed to create booking'],
    [{ message: 'Bookings are closed today.' }, 'Bookings are closed today.'],
  ])('for another reason %j: "%s" in the dialog until it is submitted again', async (failure, said) => {
    const { api, dialog, submit } = await openFilled();
    api.refuse(createBookingEndpoint, 500, failure);
    await submit();
    expect(await dialog.findByRole('alert')).toHaveTextContent(said);
    api.on(createBookingEndpoint, () => new Promise(() => {}));
    await submit();
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  });
});

test.each([
  ['opens the dialog', staff, 1],
  ['opens it for those who may create bookings alone', creator, 1],
  ['opens nothing for those who may not create one', userProfileFactory.withoutPermissions().build(), 0],
])('a link to a new booking %s, and keeps the list', async (_, user, dialogs) => {
  const { url } = openBookings({ user, url: '/?create=1&status=pending&page=2' });
  await waitFor(() => expect(url()).toBe('/?status=pending&page=2'));
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(dialogs));
});

const secure = webcrypto as Crypto;
const insecure = { getRandomValues: secure.getRandomValues.bind(secure) } as Pick<Crypto, 'getRandomValues'>;

describe('newVerificationToken', () => {
  test.each([
    ['with randomUUID', secure],
    ['on an insecure page', insecure],
  ])('is a fresh UUID v4 %s', (_, source) => {
    const tokens = Array.from({ length: 50 }, () => newVerificationToken(source));
    for (const token of tokens) expect(token).toMatch(uuidV4);
    expect(new Set(tokens).size).toBe(50);
  });
});
