import { describe, expect, test } from '@jest/globals';
import { deleteBookingEndpoint, getBookingEndpoint, restoreBookingEndpoint } from '@suite/contracts/bookings';
import { refusal } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openBookings } from '../../testing/open-bookings.tsx';

const booking = bookingFactory.withGuests(2).primaryVerified().build({ guest_language: 'ar' });

async function openMenu(user = userProfileFactory.hotelAdmin().build()) {
  const view = openBookings({ user, bookings: [booking] });
  await view.user.click(await screen.findByRole('button', { name: `Actions for booking ${booking.id}` }));
  const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
  const choose = (name: string) => view.user.click(screen.getByRole('menuitem', { name }));
  return { ...view, entries, choose };
}

describe('the row menu', () => {
  test.each([
    ['hotelAdmin', ['View Details', 'Send Verification', 'Edit Booking', 'Delete Booking']],
    ['staff', ['View Details', 'Send Verification', 'Edit Booking', 'Delete Booking']],
    ['rolesOnly', ['View Details', 'Edit Booking']],
    ['withoutPermissions', ['View Details']],
  ] as const)('of %s', async (who, wanted) => {
    const { entries } = await openMenu(userProfileFactory[who]().build());
    expect(entries).toEqual(wanted);
  });
});

describe('Booking Details', () => {
  test('shows the booking and who is verified, and nothing to change', async () => {
    const { choose, user } = await openMenu();
    await choose('View Details');
    const dialog = within(await screen.findByRole('dialog', { name: `Booking Details #${booking.id}` }));
    expect(await dialog.findByText(booking.email)).toBeVisible();
    expect(dialog.getByText("Guest's Language").nextElementSibling).toHaveTextContent('العربية');
    expect(dialog.getAllByText('Verified')).toHaveLength(1);
    expect(dialog.getAllByText('Pending')).toHaveLength(2);
    expect(dialog.queryAllByRole('textbox')).toEqual([]);
    const [close] = dialog.getAllByRole('button', { name: 'Close' }).toReversed();
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says why there is nothing to show', async () => {
    const { choose, api } = await openMenu();
    api.on(getBookingEndpoint, () => {
      throw refusal(500, {});
    });
    await choose('View Details');
    expect(await screen.findByText('Failed to fetch booking details')).toBeVisible();
  });
});

describe('Delete Booking', () => {
  const text = 'Are you sure you want to delete this booking? This action cannot be undone.';
  async function confirm(view: Awaited<ReturnType<typeof openMenu>>) {
    await view.choose('Delete Booking');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Booking' }));
    expect(dialog.getByText(text)).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Delete Booking' }));
  }

  test('takes the row away and says so; Undo brings it back', async () => {
    const view = await openMenu();
    await confirm(view);
    expect(await screen.findByText('Booking deleted')).toBeVisible();
    expect(view.api.callsTo(deleteBookingEndpoint)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(booking.email)).toBeNull());
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(booking.email)).toBeVisible();
    expect(view.api.callsTo(restoreBookingEndpoint)).toHaveLength(1);
  });

  test('that fails keeps the row and shows why', async () => {
    const view = await openMenu();
    view.api.on(deleteBookingEndpoint, () => {
      throw refusal(500, {});
    });
    await confirm(view);
    expect(await screen.findByText('Failed to delete booking')).toBeVisible();
    expect(screen.getByText(booking.email)).toBeVisible();
  });
});
