import type { Booking } from '@suite/contracts/bookings';
import { userProfileFactory } from '@suite/testing/factories';
import { screen } from '@testing-library/react';
import { openBookings } from './open-bookings.tsx';

export async function openRowMenu(booking: Booking, user = userProfileFactory.hotelAdmin().build()) {
  const view = openBookings({ user, bookings: [booking] });
  await view.user.click(await screen.findByRole('button', { name: `Actions for booking ${booking.id}` }));
  const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
  const choose = (name: string) => view.user.click(screen.getByRole('menuitem', { name }));
  return { ...view, entries, choose };
}
