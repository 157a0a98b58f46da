import { holdsAny, maySeeGuests, type ApiScope } from '@suite/contracts/permissions';
import { readBookingOrder, type BookingOrder } from '@suite/contracts/bookings';
import { DomainError } from '../../errors/domain-error.ts';

// The mask is the same for every guest, because initials or lengths would identify people.
const maskedName = 'Guest •••';
const maskedEmail = '•••@•••';
const maskedText = '•••';

interface Viewer {
  permissions: readonly string[];
  token?: { scopes: readonly ApiScope[] };
}

interface Guests {
  name: string;
  email: string;
  phone?: string | null | undefined;
  requests?: string | null | undefined;
  passengers: readonly { name: string }[];
}

/** A program that writes bookings does not read guests by that. */
export function seesGuests({ permissions, token }: Viewer): boolean {
  if (token) return token.scopes.includes('guests:read');
  return holdsAny(permissions, maySeeGuests);
}

export function guestsSeenBy(viewer: Viewer): <Booking extends Guests>(booking: Booking) => Booking {
  if (seesGuests(viewer)) return (booking) => booking;
  return (booking) => ({
    ...booking,
    name: maskedName,
    email: maskedEmail,
    phone: booking.phone && maskedText,
    requests: booking.requests && maskedText,
    passengers: booking.passengers.map((passenger) => ({ ...passenger, name: maskedName })),
  });
}

const masks: ReadonlySet<unknown> = new Set([maskedName, maskedEmail, maskedText]);

/** A booking that is read and sent back would otherwise lose the guest's data. */
export function refuseMasks({ passengers, ...primary }: Guests): void {
  const masked = (['name', 'email', 'requests'] as const).find((field) => masks.has(primary[field]));
  const field = masked ?? (passengers.some(({ name }) => masks.has(name)) ? 'passengers' : undefined);
  if (field) throw new DomainError('VALIDATION_ERROR', 'GUESTS_MASKED', {}, field);
}

export function nameSeenBy(viewer: Viewer, name: string): string {
  return seesGuests(viewer) ? name : maskedName;
}

/** Ignores an order by name for viewers of masked names, because the order would reveal them. */
export function orderSeenBy(viewer: Viewer, asked: BookingOrder): ReturnType<typeof readBookingOrder> {
  return readBookingOrder(asked.sort === 'name' && !seesGuests(viewer) ? {} : asked);
}
