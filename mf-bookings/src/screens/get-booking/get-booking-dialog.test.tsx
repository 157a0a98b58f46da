import { describe, expect, test } from '@jest/globals';
import { getBookingEndpoint, listBookingsEndpoint, type BookingsSlots } from '@suite/contracts/bookings';
import type { HostSlotProps } from '@suite/remote-kit';
import { fakeApi, renderScreen } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.tsx';
import { answerBookings } from '../../testing/fake-bookings.ts';
import { openBookings, openRowMenu } from '../../testing/open-bookings.tsx';

const booking = bookingFactory.withGuests(2).primaryVerified().build({ guest_language: 'ar' });

// In tests antd gives all dialog titles the same ID, so a dialog above another has no name of its own.
const dialogWith = async (text: RegExp) =>
  within((await screen.findByText(text)).closest<HTMLElement>('[role=dialog]')!);

describe('Booking Details', () => {
  test('shows the booking and who is verified, and nothing to change', async () => {
    const { choose, user } = await openRowMenu(booking);
    await choose('View Details');
    const dialog = within(await screen.findByRole('dialog', { name: `Booking Details #${booking.id}` }));
    expect(await dialog.findByText(booking.email)).toBeVisible();
    expect(dialog.getByText("Guest's Language").nextElementSibling).toHaveTextContent('العربية');
    expect(dialog.getAllByText('Verified')).toHaveLength(1);
    expect(dialog.getAllByText('Pending')).toHaveLength(2);
    expect(await dialog.findAllByRole('textbox')).toEqual([dialog.getByLabelText('New note')]);
    const [close] = dialog.getAllByRole('button', { name: 'Close' }).toReversed();
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('begins with the dates and the room', async () => {
    openBookings({ bookings: [booking], url: `/bookings?id=${booking.id}` });
    const dialog = within(await screen.findByRole('dialog', { name: `Booking Details #${booking.id}` }));
    await dialog.findByText(booking.email);
    const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.slice(0, 5)).toEqual(['Check-in', 'Check-out', 'Nights', 'Room Type', 'Stay']);
  });

  test('offers what the menu of the row does; a deletion closes it', async () => {
    const { user } = openBookings({ bookings: [booking], url: `/bookings?id=${booking.id}` });
    const name = `Booking Details #${booking.id}`;
    const dialog = within(await screen.findByRole('dialog', { name }));
    await user.click(await dialog.findByRole('button', { name: 'Edit Booking' }));
    const edit = await dialogWith(/^Update booking details/);
    await user.click(edit.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: 'Send Verification' }));
    expect(await screen.findByText('Verification email sent successfully.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete Booking' }));
    const question = await dialogWith(/^Are you sure/);
    await user.click(question.getByRole('button', { name: 'Delete Booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    expect(screen.queryByText(booking.email)).toBeNull();
  });

  test('says why there is nothing to show', async () => {
    const { choose, api } = await openRowMenu(booking);
    api.refuse(getBookingEndpoint, 500, {});
    await choose('View Details');
    expect(await screen.findByText('Failed to fetch booking details')).toBeVisible();
  });

  test('offer a slot for sections of other remotes, which have the booking read anew', async () => {
    const Slot = ({ name, props }: HostSlotProps) => {
      const { booking_id, onBookingChanged } = props as BookingsSlots['booking-details.sections'];
      return <button onClick={onBookingChanged}>{`${name} of ${booking_id}`}</button>;
    };
    const Screens = remote.createScreens('loading', { Slot });
    const api = fakeApi();
    answerBookings(api, [booking]);
    const { user } = renderScreen(<Screens />, {
      user: userProfileFactory.staff().build(),
      url: `/bookings?id=${booking.id}`,
    });
    const section = await screen.findByRole('button', {
      name: `booking-details.sections of ${booking.id}`,
    });
    const [before, lists] = [
      api.callsTo(getBookingEndpoint).length,
      api.callsTo(listBookingsEndpoint).length,
    ];
    await user.click(section);
    await waitFor(() => expect(api.callsTo(getBookingEndpoint)).toHaveLength(before + 1));
    expect(api.callsTo(listBookingsEndpoint).length).toBeGreaterThan(lists);
  });

  test('are open by a link, whatever the list shows, and closing keeps its filters', async () => {
    const { user, url } = openBookings({
      bookings: [booking],
      url: `/bookings?status=verified&id=${booking.id}`,
    });
    const dialog = within(await screen.findByRole('dialog', { name: `Booking Details #${booking.id}` }));
    expect(await dialog.findByText(booking.email)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(url()).toBe('/bookings?status=verified'));
  });

  test('say that a link leads to no booking', async () => {
    openBookings({
      url: '/bookings?id=99',
      prepare: (api) =>
        api.refuse(getBookingEndpoint, 404, { message: 'Booking not found', errorType: 'NOT_FOUND' }),
    });
    expect(await screen.findByText('Booking 99 was not found')).toBeVisible();
    expect(screen.getByText('Booking not found')).toBeVisible();
  });
});
