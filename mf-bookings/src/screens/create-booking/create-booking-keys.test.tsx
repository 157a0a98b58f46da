import { describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { UserProfile } from '@suite/contracts/auth';
import { createBookingEndpoint, type Booking } from '@suite/contracts/bookings';
import { refusal } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { act, screen, waitFor } from '@testing-library/react';
import { openCreateDialog, openBookings } from '../../testing/open-bookings.tsx';

const today = calendarDateIn('Europe/Lisbon');
const arrival = addDays(today, 10);
const dayAndMonth = `${arrival.slice(8)}${arrival.slice(5, 7)}`;
const staff = userProfileFactory.staff().build();
const superAdmin = userProfileFactory.superAdmin().build();
const created = 'Booking created successfully!';

async function open(who: UserProfile = staff) {
  const view = openBookings({ user: who });
  const form = await openCreateDialog(view.user);
  await waitFor(() => expect(form.field('Name')).toHaveFocus());
  /** Leaves the focus in the check-out date. */
  const enterStay = async (name: string) => {
    await view.user.keyboard(`${name}{Tab}${name}@guests.test{Tab}`);
    form.fill({ 'Room type': 'Double' });
    await view.user.keyboard(`{Tab}${dayAndMonth}{Tab}+3`);
  };
  return { ...view, ...form, enterStay };
}

const expectedOf = (name: string) => ({
  ...{ name, email: `${name}@guests.test`, room_type: 'Double', no_nights: 3 },
  ...{ checkin_date: arrival, checkout_date: addDays(arrival, 3) },
});

test.each([
  ['staff', staff, []],
  ['a Super Admin', superAdmin, ['Hotel ID']],
])(
  'the Tab key goes from the name to the guests for %s, with a stop at each field',
  async (_, who, hotel) => {
    const { user } = await open(who);
    const stops = ['Name', 'Email', ...hotel, 'Room type', 'Check-in date', 'Check-out date', 'Nights'];
    for (const label of [...stops, 'Number of rooms', "Guest's language"]) {
      expect(screen.getByLabelText(label)).toHaveFocus();
      await user.tab();
    }
    expect(screen.getByRole('button', { name: 'Show Guests' })).toHaveFocus();
  },
);

test.each([
  ['staff', staff],
  ['a Super Admin', superAdmin],
])('a link to a new booking begins in the name for %s', async (_, who) => {
  openBookings({ user: who, url: '/?create=1' });
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

test('a stay is entered in short forms', async () => {
  const { api, submit, enterStay } = await open();
  await enterStay('ana');
  await submit();
  expect(await screen.findByText(created)).toBeVisible();
  expect(api.callsTo(createBookingEndpoint)[0]?.body).toMatchObject(expectedOf('ana'));
});

describe('Ctrl and Enter', () => {
  const chord = '{Control>}{Enter}{/Control}';

  test('create the booking and begin the next one with its dates and room type', async () => {
    const { api, user, enterStay, field, press, fill, submit } = await open();
    await press('Show Guests');
    fill({ 'Guest 1 name': 'Bo' });
    field('Name').focus();
    await enterStay('ana');
    await user.keyboard(chord);
    expect(await screen.findByText(/^Booking #\d+ of ana created$/)).toBeVisible();
    expect(screen.queryByText(created)).toBeNull();
    expect(field('Name')).toHaveFocus();
    for (const label of ['Name', 'Email']) expect(field(label)).toHaveValue('');
    expect(screen.queryByLabelText('Guest 1 name')).toBeNull();
    await user.keyboard('bea{Tab}bea@guests.test');
    await submit();
    expect(await screen.findByText(created)).toBeVisible();
    const bodies = api.callsTo(createBookingEndpoint).map(({ body }) => body);
    expect(bodies).toMatchObject([expectedOf('ana'), expectedOf('bea')]);
  });

  test('keep what is typed until the booking is created', async () => {
    const { api, user, enterStay, field } = await open();
    let answer: (booking: Booking) => void = () => {};
    api.on(createBookingEndpoint, () => new Promise((resolve) => (answer = resolve)));
    await enterStay('ana');
    await user.keyboard(chord);
    await screen.findByRole('button', { name: /Creating\.\.\./ });
    await user.keyboard('Bea');
    await act(async () => answer(bookingFactory.build()));
    expect(field('Name')).toHaveValue('Bea');
    await user.keyboard('triz');
    expect(field('Name')).toHaveValue('Beatriz');
  });

  test('keep the entries of a refused booking, which may be followed by the next one all the same', async () => {
    const { api, user, enterStay, field, press } = await open(userProfileFactory.hotelAdmin().build());
    api.on(createBookingEndpoint, ({ body }) => {
      if ((body as { allow_overlap?: boolean }).allow_overlap) return bookingFactory.build({ name: 'ana' });
      throw refusal(409, { errorType: 'DATE_RANGE_CONFLICT', message: 'These dates are taken.' });
    });
    await enterStay('ana');
    await user.keyboard(chord);
    await screen.findByRole('button', { name: 'Create Anyway' });
    expect(field('Name')).toHaveValue('ana');
    await press('Create Anyway');
    await waitFor(() => expect(field('Name')).toHaveValue(''));
    expect(field('Name')).toHaveFocus();
  });

  test('create nothing while a field is wrong', async () => {
    const { api, user, said, field } = await open();
    await user.keyboard(chord);
    await waitFor(() => expect(said('Name')).toBe('Name is required'));
    expect(field('Name')).toHaveFocus();
    expect(api.callsTo(createBookingEndpoint)).toEqual([]);
  });
});
