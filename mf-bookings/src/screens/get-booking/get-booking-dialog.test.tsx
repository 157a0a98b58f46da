import { describe, expect, test } from '@jest/globals';
import { getBookingEndpoint } from '@suite/contracts/bookings';
import { refusal } from '@suite/testing';
import { bookingFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openRowMenu } from '../../testing/open-row-menu.ts';

const booking = bookingFactory.withGuests(2).primaryVerified().build({ guest_language: 'ar' });

describe('Booking Details', () => {
  test('shows the booking and who is verified, and nothing to change', async () => {
    const { choose, user } = await openRowMenu(booking);
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
    const { choose, api } = await openRowMenu(booking);
    api.on(getBookingEndpoint, () => {
      throw refusal(500, {});
    });
    await choose('View Details');
    expect(await screen.findByText('Failed to fetch booking details')).toBeVisible();
  });
});
