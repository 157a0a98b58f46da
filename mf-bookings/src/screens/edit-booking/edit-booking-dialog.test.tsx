import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { updateBookingEndpoint } from '@suite/contracts/bookings';
import type { refusal } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openBookings } from '../../testing/open-bookings.tsx';

const booking = bookingFactory.withGuests(2).allVerified().build({ name: 'Ana Silva', room_type: 'Family' });

async function openEdit(user = userProfileFactory.hotelAdmin().build()) {
  const view = openBookings({ user, bookings: [booking] });
  await view.user.click(await screen.findByRole('button', { name: `Actions for booking ${booking.id}` }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Edit Booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Edit Booking #${booking.id}` }));
  const press = (name: string) => view.user.click(dialog.getByRole('button', { name }));
  const fill = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const sent = () =>
    view.api.callsTo(updateBookingEndpoint).map(({ body }) => body as Record<string, unknown>);
  return { ...view, dialog, press, fill, sent };
}

function refuse(
  { api }: Pick<Awaited<ReturnType<typeof openEdit>>, 'api'>,
  status: number,
  failure: Parameters<typeof refusal>[1],
) {
  api.refuse(updateBookingEndpoint, status, failure);
}

afterEach(() => void jest.restoreAllMocks());

describe('Edit Booking', () => {
  test('shows the stored values, sends them back unchanged and says so', async () => {
    const { dialog, press, sent } = await openEdit();
    expect(dialog.getByText('Update booking details for Ana Silva')).toBeVisible();
    expect(dialog.getByLabelText('Hotel')).toHaveAttribute('readonly');
    expect(dialog.getByLabelText('Guest 2 name')).toHaveValue(booking.passengers[1]?.name);
    await press('Update Booking');
    expect(await screen.findByText('Booking Updated Successfully')).toBeVisible();
    expect(sent()).toMatchObject([
      {
        name: 'Ana Silva',
        checkin_date: booking.checkin_date,
        checkout_date: booking.checkout_date,
        no_nights: booking.no_nights,
        updated_at: booking.updated_at,
        passengers: booking.passengers.map(({ id }) => ({ id })),
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('changes the language of the guest', async () => {
    const { dialog, press, fill, sent } = await openEdit();
    expect(dialog.getByLabelText("Guest's language")).toHaveDisplayValue('Not known');
    fill("Guest's language", 'de');
    await press('Update Booking');
    await waitFor(() => expect(sent()).toMatchObject([{ guest_language: 'de' }]));
  });

  test('shows the answer in the row', async () => {
    const { press, fill } = await openEdit();
    fill('Name', 'Ana Santos');
    expect(screen.getByText('Saving may end the verification; you are asked first')).toBeVisible();
    await press('Update Booking');
    const table = await screen.findByRole('table', { name: 'Bookings' });
    await waitFor(() => expect(table).toHaveTextContent('Ana Santos'));
  });

  test('asks before a verified guest goes, and hides the section with the last one', async () => {
    const { user, dialog, press, sent } = await openEdit();
    for (const number of [2, 1]) {
      await press(`Remove guest ${number}`);
      expect(await screen.findByText('Remove a verified guest?')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(screen.queryByText('Remove a verified guest?')).toBeNull());
    }
    expect(dialog.getByRole('button', { name: 'Show Guests' })).toBeVisible();
    await press('Update Booking');
    await waitFor(() => expect(sent()).toMatchObject([{ passengers: [] }]));
  });

  test('counts the guests the room takes in its own word', async () => {
    const { fill, dialog } = await openEdit();
    fill('Room type', 'Single');
    expect(dialog.getByText('Maximum 2 guests allowed for Single room')).toBeVisible();
  });

  test.each<[number, Parameters<typeof refusal>[1], string]>([
    [404, { errorType: 'BOOKING_NOT_FOUND', message: 'gone' }, 'Booking not found'],
    [404, { errorType: 'HOTEL_NOT_FOUND', message: 'Hotel not found' }, 'Hotel not found'],
    [403, { errorType: 'PERMISSION_DENIED', message: 'no' }, 'Permission denied to update this booking'],
    [409, { errorType: 'STALE', message: 'Another user has changed it.' }, 'Another user has changed it.'],
    [500, {}, 'Failed to update booking'],
  ])('%d: %j stays open and says %s', async (status, failure, sentence) => {
    const view = await openEdit();
    refuse(view, status, failure);
    await view.press('Update Booking');
    expect(await view.dialog.findByText(sentence)).toBeVisible();
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(1);
    expect(view.dialog.getByLabelText('Name')).toBeVisible();
  });

  test('shows the message of a hotel that is not there for 6 s', async () => {
    const failed = jest.spyOn(toast, 'error');
    const view = await openEdit();
    refuse(view, 404, { errorType: 'HOTEL_NOT_FOUND', message: 'Hotel not found' });
    await view.press('Update Booking');
    await waitFor(() => expect(failed.mock.calls).toEqual([['Hotel not found', { durationMs: 6000 }]]));
  });

  test('shows the message of taken dates for 12 s and of invalid values for 8 s, and clears both at the next attempt', async () => {
    const failed = jest.spyOn(toast, 'error');
    const view = await openEdit();
    refuse(view, 409, { errorType: 'DATE_RANGE_CONFLICT', message: 'Already booked as #7.' });
    await view.press('Update Booking');
    expect(await view.dialog.findByText('Already booked for these dates')).toBeVisible();
    const message = 'Valid email is required';
    refuse(view, 400, { errorType: 'VALIDATION_ERROR', message, errors: [{ field: 'email', message }] });
    await view.press('Update Booking');
    await waitFor(() => expect(view.dialog.getByLabelText('Email')).toHaveAccessibleDescription(message));
    expect(view.dialog.queryByText('Already booked for these dates')).toBeNull();
    expect(failed.mock.calls).toEqual([
      ['Already booked as #7.', { durationMs: 12_000 }],
      [message, { durationMs: 8000 }],
    ]);
    refuse(view, 500, {});
    view.fill('Email', 'ana@guests.test');
    await view.press('Update Booking');
    expect(await view.dialog.findByText('Failed to update booking')).toBeVisible();
    view.api.on(updateBookingEndpoint, () => new Promise(() => {}));
    await view.press('Update Booking');
    expect(await view.dialog.findByRole('button', { name: 'Updating...' })).toBeVisible();
    expect(view.dialog.queryByText('Failed to update booking')).toBeNull();
  });

  test('an overlap may be kept by who manages the hotel; another attempt forgets it', async () => {
    const view = await openEdit();
    refuse(view, 409, { errorType: 'DATE_RANGE_CONFLICT', message: 'Already booked as #7.' });
    await view.press('Update Booking');
    expect(await screen.findByText('Already booked as #7.')).toBeVisible();
    await view.press('Update Anyway');
    await waitFor(() => expect(view.sent()).toMatchObject([{}, { allow_overlap: true }]));
  });

  test('asks before a change ends a verification, and saves it once it is confirmed', async () => {
    const view = await openEdit();
    const message = 'Ana Silva: with this change the guest counts as another person and must verify again.';
    refuse(view, 409, { errorType: 'VERIFICATION_ENDS', message });
    view.fill('Name', 'Bo Lindqvist');
    await view.press('Update Booking');
    expect(await screen.findByText('End the verification?')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    await view.user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByText('End the verification?')).toBeNull());
    expect(view.dialog.getByLabelText('Name')).toHaveValue('Bo Lindqvist');
    await view.press('Update Booking');
    await screen.findByText('End the verification?');
    view.api.on(updateBookingEndpoint, () => ({ ...booking, name: 'Bo Lindqvist', is_verified: false }));
    await view.user.click(screen.getByRole('button', { name: 'Save and End Verification' }));
    expect(await screen.findByText('Booking Updated Successfully')).toBeVisible();
    const confirmed = view.sent().map(({ end_verification }) => end_verification);
    expect(confirmed).toEqual([undefined, undefined, true]);
  });

  test('shows what the server refused beside its field', async () => {
    const view = await openEdit();
    const message = 'Valid email is required';
    refuse(view, 400, { errorType: 'VALIDATION_ERROR', message, errors: [{ field: 'email', message }] });
    await view.press('Update Booking');
    await waitFor(() => expect(view.dialog.getByText(message)).toBeVisible());
  });
});
