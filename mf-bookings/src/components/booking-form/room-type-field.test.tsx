import { describe, expect, test } from '@jest/globals';
import { createBookingEndpoint, updateBookingEndpoint } from '@suite/contracts/bookings';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { getAvailabilityEndpoint, nightsOf } from '@suite/contracts/rooms';
import { formatCalendarDate } from '@suite/i18n/dates';
import type { FakeApi } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openBookings, openCreateDialog } from '../../testing/open-bookings.tsx';

const today = calendarDateIn('Europe/Lisbon');
const stay = { 'Room type': 'Double', 'Check-in date': today, 'Check-out date': addDays(today, 2) };
const overbook = 'Overbook: sell this room although none is left';
const advice = 'Please choose other nights or another room type, or ask a manager.';

const answerLeft = (left: number) => (api: FakeApi) =>
  api.on(getAvailabilityEndpoint, ({ query }) => ({
    types: ['Double', 'Triple'].map((room_type) => ({
      room_type,
      nights: nightsOf(String(query['from']), String(query['to'])).map((night) => ({
        ...{ night, in_service: 5, sold: 5 - left },
        left: room_type === 'Triple' ? 1 : left,
      })),
    })),
  }));

async function open(left: number, user = userProfileFactory.hotelAdmin().build()) {
  const view = openBookings({ user, prepare: answerLeft(left) });
  const form = await openCreateDialog(view.user);
  return { ...view, ...form };
}

describe('below the room type', () => {
  test('is what is left, once type and dates are complete, and again after a change', async () => {
    const { api, fill, said } = await open(2);
    fill({ 'Room type': 'Double' });
    expect(said('Room type')).toBeNull();
    expect(api.callsTo(getAvailabilityEndpoint)).toEqual([]);
    fill(stay);
    await waitFor(() => expect(said('Room type')).toBe('2 Double rooms left for these nights.'));
    expect(screen.getByText('2 Double rooms left for these nights.').parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    );
    fill({ 'Room type': 'Triple' });
    expect(said('Room type')).toBe('1 Triple room left for these nights.');
    fill({ 'Room type': 'Single' });
    expect(said('Room type')).toBeNull();
    expect(api.callsTo(getAvailabilityEndpoint).at(-1)?.query).toEqual({
      from: today,
      to: addDays(today, 2),
    });
  });

  test('is asked of the hotel that a Super Admin enters', async () => {
    const { api, fill, said } = await open(2, userProfileFactory.superAdmin().build());
    fill(stay);
    expect(api.callsTo(getAvailabilityEndpoint)).toEqual([]);
    fill({ 'Hotel ID': '7' });
    await waitFor(() => expect(said('Room type')).toBe('2 Double rooms left for these nights.'));
    expect(api.callsTo(getAvailabilityEndpoint).map(({ query }) => query['hotelId'])).toEqual([7]);
  });

  test('those who run the hotel may overbook the chosen nights', async () => {
    const { api, user, dialog, fill, submit } = await open(0);
    fill({ ...stay, Name: 'Ana Silva', Email: 'ana@guests.test' });
    await user.click(await dialog.findByLabelText(overbook));
    fill({ 'Check-out date': addDays(today, 3) });
    await waitFor(() => expect(dialog.getByLabelText(overbook)).not.toBeChecked());
    await user.click(dialog.getByLabelText(overbook));
    await submit();
    await waitFor(() =>
      expect(api.callsTo(createBookingEndpoint).map(({ body }) => body)).toMatchObject([
        { allow_overbooking: true, no_nights: 3 },
      ]),
    );
  });

  test('others are told what they can do', async () => {
    const { dialog, fill, said } = await open(0, userProfileFactory.staff().build());
    fill(stay);
    await waitFor(() =>
      expect(said('Room type')).toMatch(new RegExp(`^Double is sold out on .* ${advice}$`)),
    );
    expect(dialog.queryByLabelText(overbook)).toBeNull();
  });
});

describe('a booking that the server refuses as sold out', () => {
  const message = 'Double is sold out on these nights.';
  const refusal = { errorType: 'SOLD_OUT', message } as const;

  test('keeps every field, and can be overbooked', async () => {
    const { api, user, dialog, fill, submit, field } = await open(1);
    fill({ ...stay, Name: 'Ana Silva', Email: 'ana@guests.test' });
    api.refuse(createBookingEndpoint, 409, refusal);
    answerLeft(0)(api);
    await submit();
    expect(await dialog.findByText(message)).toBeVisible();
    await user.click(await dialog.findByLabelText(overbook));
    expect(field('Room type')).toHaveValue('Double');
    expect(field('Check-in date')).toHaveValue(formatCalendarDate(today));
    expect(field('Name')).toHaveValue('Ana Silva');
    await submit();
    await waitFor(() =>
      expect(api.callsTo(createBookingEndpoint).at(-1)?.body).toMatchObject({ allow_overbooking: true }),
    );
  });

  test('is the same for a changed one, whose own nights are not counted', async () => {
    const booking = bookingFactory.build({
      ...{ room_type: 'Double', checkin_date: today, checkout_date: addDays(today, 2), no_nights: 2 },
    });
    const { api, user } = openBookings({ bookings: [booking], prepare: answerLeft(0) });
    await user.click(await screen.findByRole('button', { name: `Actions for booking ${booking.id}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit Booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Edit Booking #${booking.id}` }));
    expect(await dialog.findByText('1 Double room left for these nights.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Check-out date'), { target: { value: addDays(today, 3) } });
    expect(await dialog.findByText(/^Double is sold out on /)).toBeVisible();
    api.refuse(updateBookingEndpoint, 409, refusal);
    await user.click(dialog.getByRole('button', { name: 'Update Booking' }));
    expect(await dialog.findByText(message)).toBeVisible();
    await user.click(dialog.getByLabelText(overbook));
    await user.click(dialog.getByRole('button', { name: 'Update Booking' }));
    await waitFor(() =>
      expect(api.callsTo(updateBookingEndpoint).map(({ body }) => body)).toMatchObject([
        { no_nights: 3 },
        { no_nights: 3, allow_overbooking: true },
      ]),
    );
  });
});
