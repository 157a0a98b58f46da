import { holdsAny } from '@suite/contracts/permissions';
import type { Caller } from '../access/caller.ts';
import { DomainError } from '../errors/domain-error.ts';

export function requireReviewer(caller: Caller): void {
  if (!holdsAny(caller.permissions, ['approve_hotels'])) {
    throw new DomainError('PERMISSION_DENIED', 'HOTEL_REVIEW_DENIED');
  }
}

export function requireReadable(caller: Caller, hotel_id: number): void {
  if (caller.hotel_id === hotel_id || holdsAny(caller.permissions, ['approve_hotels'])) return;
  throw hotelNotFound();
}

export function requireRunHotel(caller: Caller): number {
  if (!holdsAny(caller.permissions, ['manage_hotel'])) {
    throw new DomainError('PERMISSION_DENIED', 'HOTEL_MANAGE_DENIED');
  }
  if (caller.hotel_id === null) {
    throw new DomainError('PERMISSION_DENIED', 'HOTEL_REQUIRED');
  }
  return caller.hotel_id;
}

export function hotelNotFound(): DomainError {
  return new DomainError('HOTEL_NOT_FOUND', 'HOTEL_NOT_FOUND');
}
