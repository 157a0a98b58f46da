import { describe, expect, test } from '@jest/globals';
import { deleteBookingEndpoint, restoreBookingEndpoint } from '@suite/contracts/bookings';
import { bookingFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openRowMenu } from '../../testing/open-bookings.tsx';

const booking = bookingFactory.withGuests(2).primaryVerified().build();

describe('Delete Booking', () => {
  const text = 'Are you sure you want to delete this booking? This action cannot be undone.';
  async function confirm(view: Awaited<ReturnType<typeof openRowMenu>>) {
    await view.choose('Delete Booking');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Booking' }));
    expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByText(`Booking #${booking.id}, ${booking.name}`)).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Delete Booking' }));
  }

  test('takes the row away and says so; Undo brings it back', async () => {
    const view = await openRowMenu(booking);
    await confirm(view);
    expect(await screen.findByText('Booking deleted')).toBeVisible();
    expect(view.api.callsTo(deleteBookingEndpoint)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(booking.email)).toBeNull());
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(booking.email)).toBeVisible();
    expect(view.api.callsTo(restoreBookingEndpoint)).toHaveLength(1);
  });

  test('says that it is under way, and afterwards warns with the words of the server beside them', async () => {
    const view = await openRowMenu(booking);
    let answer = () => {};
    view.api.on(deleteBookingEndpoint, () => new Promise((resolve) => (answer = () => resolve({}))));
    await confirm(view);
    expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    answer();
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(await toasts.findByRole('alert')).toHaveTextContent('Booking deleted');
  });

  test('that fails keeps the row and shows why', async () => {
    const view = await openRowMenu(booking);
    view.api.refuse(deleteBookingEndpoint, 500, {});
    await confirm(view);
    expect(await screen.findByText('Failed to delete booking')).toBeVisible();
    expect(screen.getByText(booking.email)).toBeVisible();
  });
});
