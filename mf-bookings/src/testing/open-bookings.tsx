import type { UserProfile } from '@suite/contracts/auth';
import type { Booking } from '@suite/contracts/bookings';
import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { screen, fireEvent, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ListBookingsScreen } from '../screens/list-bookings/list-bookings.screen.tsx';
import { answerBookings } from './fake-bookings.ts';
import type { BookingStore } from './fake-stays.ts';

interface OpenOptions {
  user?: UserProfile;
  url?: string;
  bookings?: readonly Booking[];
  rooms?: BookingStore['rooms'];
  /** Changes the API's answers before the screen requests them. */
  prepare?: (api: FakeApi) => void;
}

/** Opens the screen as an admin of Seaview with three bookings by default. */
export function openBookings({
  user = userProfileFactory.hotelAdmin().build(),
  url = '/',
  bookings = bookingFactory.buildList(3),
  rooms = [],
  prepare,
}: OpenOptions = {}): RenderedScreen & { api: FakeApi } {
  const api = fakeApi();
  toast.clear();
  answerBookings(api, bookings, rooms);
  prepare?.(api);
  return { api, ...renderScreen(<ListBookingsScreen />, { user, url }) };
}

export async function openRowMenu(booking: Booking, user = userProfileFactory.hotelAdmin().build()) {
  const view = openBookings({ user, bookings: [booking] });
  await view.user.click(await screen.findByRole('button', { name: `Actions for booking ${booking.id}` }));
  const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
  const choose = (name: string) => view.user.click(screen.getByRole('menuitem', { name }));
  return { ...view, entries, choose };
}

export async function openCreateDialog(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Create Booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Booking' }));
  const field = (label: string) => dialog.getByLabelText(label);
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return {
    dialog,
    field,
    press,
    fill(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values)) {
        fireEvent.change(field(label), { target: { value } });
      }
    },
    submit: () => press('Create Booking'),
    said: (label: string) => field(label).getAttribute('aria-describedby') && descriptionOf(field(label)),
  };
}

function descriptionOf(element: HTMLElement): string {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}
