import { calendarDateIn } from '@suite/contracts/dates';
import { holdsAny, mayManageBooking } from '@suite/contracts/permissions';
import type { GuestPerson } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import type { AnyCaller, Caller } from '../access/caller.ts';
import {
  bookingNotFound,
  findDeskBooking,
  findParty,
  type DeskBooking,
  type PartyMember,
} from '../bookings/bookings.public.ts';
import { DomainError } from '../errors/domain-error.ts';
import { namePerson } from './domain/acting-for.ts';

export function requireDesk(caller: AnyCaller): void {
  if (!holdsAny(caller.permissions, mayManageBooking)) {
    throw new DomainError('PERMISSION_DENIED', 'DESK_DENIED');
  }
}

/** Only accounts of one hotel may view photos, not accounts that reach all hotels. */
export function maySeePhotos({ scope }: Caller): boolean {
  return scope.kind === 'hotel';
}

export function requirePhotos(caller: Caller): void {
  if (!maySeePhotos(caller)) {
    throw new DomainError('PERMISSION_DENIED', 'DESK_PHOTOS_DENIED');
  }
}

export interface DeskParty {
  booking: DeskBooking;
  people: PartyMember[];
}

/** @throws DomainError PERMISSION_DENIED, or BOOKING_NOT_FOUND also for deleted bookings and those of other hotels */
export async function requireParty(
  db: Database,
  caller: AnyCaller,
  id: number,
  lock: { locked?: boolean } = {},
): Promise<DeskParty> {
  requireDesk(caller);
  const booking = await findDeskBooking(db, caller.scope, id, lock);
  if (!booking) throw bookingNotFound();
  return { booking, people: await findParty(db, booking) };
}

export function requireMember({ people }: DeskParty, { user_type, item_id }: GuestPerson): PartyMember {
  const found = people.find((member) => {
    const named = namePerson(member);
    return named.user_type === user_type && named.item_id === item_id;
  });
  if (!found) throw new DomainError('NOT_FOUND', 'DESK_GUEST_NOT_FOUND');
  return found;
}

export function isAllVerified({ people }: DeskParty): boolean {
  return people.every(({ is_verified }) => is_verified);
}

export function isBeforeArrival({ time_zone, checkin_date }: DeskBooking, now: Date): boolean {
  return calendarDateIn(time_zone, now) < checkin_date;
}
