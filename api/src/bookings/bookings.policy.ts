import { holdsAny, mayCreateBooking, mayEditBooking, mayManageBooking } from '@suite/contracts/permissions';
import type { Caller, HotelScope } from '../access/caller.ts';
import { DomainError } from '../errors/domain-error.ts';

/** The scope left when only `hotel_id` is asked for. It narrows what the caller reaches and never widens it. */
export function narrowScope(scope: HotelScope, hotel_id: number | undefined): HotelScope {
  if (hotel_id === undefined) return scope;
  if (scope.kind === 'all') return { kind: 'hotel', hotel_id };
  return scope.kind === 'hotel' && scope.hotel_id === hotel_id ? scope : { kind: 'none' };
}

export function requireCreate(caller: Caller): void {
  if (!holdsAny(caller.permissions, mayCreateBooking)) {
    throw new DomainError('PERMISSION_DENIED', 'You may not create bookings.');
  }
}

export function requireEdit(caller: Caller): void {
  if (!holdsAny(caller.permissions, mayEditBooking)) {
    throw new DomainError('PERMISSION_DENIED', 'Permission denied to update this booking');
  }
}

/** @param refusal what callers without the permission are told */
export function requireManage(caller: Caller, refusal: string): void {
  if (!holdsAny(caller.permissions, mayManageBooking)) throw new DomainError('PERMISSION_DENIED', refusal);
}

/** Two stays of one guest at a time are for those who run the hotel to allow. */
export function requireOverlapRight(caller: Caller): void {
  if (!holdsAny(caller.permissions, ['manage_hotel'])) {
    throw new DomainError('PERMISSION_DENIED', 'You may not allow overlapping bookings.');
  }
}

/** The hotel a new booking is for: the caller's own; only a global role has to name one, and may. */
export function hotelToBook({ scope }: Caller, hotel_id: number | undefined): number {
  if (scope.kind === 'hotel' && (hotel_id === undefined || hotel_id === scope.hotel_id))
    return scope.hotel_id;
  if (hotel_id === undefined) {
    const message = 'Hotel ID is required';
    throw new DomainError('VALIDATION_ERROR', message, [{ field: 'hotel_id', message }]);
  }
  if (scope.kind !== 'all') throw hotelNotFound();
  return hotel_id;
}

export function hotelNotFound(): DomainError {
  return new DomainError('HOTEL_NOT_FOUND', 'Hotel not found');
}

/** A booking of another hotel is not there either. */
export function bookingNotFound(): DomainError {
  return new DomainError('BOOKING_NOT_FOUND', 'Booking not found');
}
