import { holdsAny, maySeeGuests } from '@suite/contracts/permissions';
import { readBookingOrder, type BookingOrder } from '@suite/contracts/bookings';

// The same for every guest: an initial or a length would tell guests apart, and find one that is known by name.
const maskedName = 'Guest •••';
const maskedEmail = '•••@•••';

interface Viewer {
  permissions: readonly string[];
}

interface Guests {
  name: string;
  email: string;
  passengers: readonly { name: string }[];
}

export function seesGuests({ permissions }: Viewer): boolean {
  return holdsAny(permissions, maySeeGuests);
}

/** A booking as this viewer sees it: without a booking permission, its guests' names and e-mail address are masked. */
export function guestsSeenBy(viewer: Viewer): <Booking extends Guests>(booking: Booking) => Booking {
  if (seesGuests(viewer)) return (booking) => booking;
  return (booking) => ({
    ...booking,
    name: maskedName,
    email: maskedEmail,
    passengers: booking.passengers.map((passenger) => ({ ...passenger, name: maskedName })),
  });
}

/** The order a viewer asked for. The order of names would tell who is who, so masked lists never have it. */
export function orderSeenBy(viewer: Viewer, asked: BookingOrder): ReturnType<typeof readBookingOrder> {
  return readBookingOrder(asked.sort === 'name' && !seesGuests(viewer) ? {} : asked);
}
