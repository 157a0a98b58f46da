import type { StayState } from '@suite/contracts/bookings';
import type { PlainCode } from '@suite/contracts/messages';
import { holdsAny, mayCreateBooking, mayEditBooking, mayManageBooking } from '@suite/contracts/permissions';
import { isMachine, type AnyCaller, type HotelScope } from '../access/caller.ts';
import { DomainError } from '../errors/domain-error.ts';

export function narrowScope(scope: HotelScope, hotel_id: number | undefined): HotelScope {
  if (hotel_id === undefined) return scope;
  if (scope.kind === 'all') return { kind: 'hotel', hotel_id };
  return scope.kind === 'hotel' && scope.hotel_id === hotel_id ? scope : { kind: 'none' };
}

export function requireCreate(caller: AnyCaller): void {
  if (!holdsAny(caller.permissions, mayCreateBooking)) {
    throw new DomainError('PERMISSION_DENIED', 'BOOKING_CREATE_DENIED');
  }
}

export function requireEdit(caller: AnyCaller): void {
  if (!holdsAny(caller.permissions, mayEditBooking)) {
    throw new DomainError('PERMISSION_DENIED', 'BOOKING_UPDATE_DENIED');
  }
}

export function requireManage(caller: AnyCaller, refusal: PlainCode): void {
  if (!holdsAny(caller.permissions, mayManageBooking)) throw new DomainError('PERMISSION_DENIED', refusal);
}

export function requireOverlapRight(caller: AnyCaller): void {
  if (!holdsAny(caller.permissions, ['manage_hotel'])) {
    throw new DomainError('PERMISSION_DENIED', 'OVERLAP_DENIED');
  }
}

export function mayOverbook({ permissions }: AnyCaller): boolean {
  return holdsAny(permissions, ['manage_hotel']);
}

export function requireOverbookingRight(caller: AnyCaller): void {
  if (!mayOverbook(caller)) {
    throw new DomainError('PERMISSION_DENIED', 'OVERBOOKING_DENIED');
  }
}

/** The token is the guest's link, which reads and decides more than any scope. */
export function refuseChosenToken(
  caller: AnyCaller,
  { verification_token }: { verification_token?: unknown },
) {
  if (isMachine(caller) && verification_token) {
    throw new DomainError('VALIDATION_ERROR', 'PROGRAM_CHOOSES_TOKEN', {}, 'verification_token');
  }
}

export function hotelToBook({ scope }: AnyCaller, hotel_id: number | undefined): number {
  if (scope.kind === 'hotel' && (hotel_id === undefined || hotel_id === scope.hotel_id))
    return scope.hotel_id;
  if (hotel_id === undefined) {
    throw new DomainError('VALIDATION_ERROR', 'HOTEL_ID_REQUIRED', {}, 'hotel_id');
  }
  if (scope.kind !== 'all') throw hotelNotFound();
  return hotel_id;
}

/** @throws DomainError CONFLICT for a stay that has ended before it began */
export function refuseEnded(state: StayState): void {
  if (state === 'cancelled') throw new DomainError('CONFLICT', 'STAY_CANCELLED');
  if (state === 'no_show') throw new DomainError('CONFLICT', 'STAY_NO_SHOW');
}

export function hotelNotFound(): DomainError {
  return new DomainError('HOTEL_NOT_FOUND', 'HOTEL_NOT_FOUND');
}

/** Bookings of other hotels also count as not found, so that their existence is not revealed. */
export function bookingNotFound(): DomainError {
  return new DomainError('BOOKING_NOT_FOUND', 'BOOKING_NOT_FOUND');
}
