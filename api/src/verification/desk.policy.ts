import { holdsAny, mayManageBooking } from '@suite/contracts/permissions';
import type { GuestPerson } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import type { Caller } from '../access/caller.ts';
import {
  bookingNotFound,
  findDeskBooking,
  findParty,
  type DeskBooking,
  type PartyMember,
} from '../bookings/bookings.public.ts';
import { DomainError } from '../errors/domain-error.ts';
import { namePerson } from './domain/acting-for.ts';

export function requireDesk(caller: Caller): void {
  if (!holdsAny(caller.permissions, mayManageBooking)) {
    throw new DomainError('PERMISSION_DENIED', 'You may not verify guests.');
  }
}

/** Photos of guests are for the desk of their own hotel: not for an account that reaches every hotel. */
export function maySeePhotos({ scope }: Caller): boolean {
  return scope.kind === 'hotel';
}

/** @throws DomainError PERMISSION_DENIED */
export function requirePhotos(caller: Caller): void {
  if (!maySeePhotos(caller)) {
    throw new DomainError(
      'PERMISSION_DENIED',
      "Only the hotel's own front desk may look at photos of guests.",
    );
  }
}

/** A booking and all its people, for staff who may decide about them. */
export interface DeskParty {
  booking: DeskBooking;
  people: PartyMember[];
}

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND also for a booking that is deleted or of another hotel */
export async function requireParty(
  db: Database,
  caller: Caller,
  id: number,
  lock: { locked?: boolean } = {},
): Promise<DeskParty> {
  requireDesk(caller);
  const booking = await findDeskBooking(db, caller.scope, id, lock);
  if (!booking) throw bookingNotFound();
  return { booking, people: await findParty(db, id) };
}

/** Whom a call names, if they are of this booking. */
export function requireMember({ people }: DeskParty, { user_type, item_id }: GuestPerson): PartyMember {
  const found = people.find((member) => {
    const named = namePerson(member);
    return named.user_type === user_type && named.item_id === item_id;
  });
  if (!found) throw new DomainError('NOT_FOUND', 'There is no such guest in this booking.');
  return found;
}

export function isAllVerified({ people }: DeskParty): boolean {
  return people.every(({ is_verified }) => is_verified);
}
