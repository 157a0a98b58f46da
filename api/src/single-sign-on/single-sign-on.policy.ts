import { holdsAny } from '@suite/contracts/permissions';
import type { Caller } from '../access/caller.ts';
import { DomainError } from '../errors/domain-error.ts';

export function requireOwnerInReach(caller: Caller, hotelId: number | undefined): number | null {
  const { scope, permissions } = caller;
  if (hotelId === undefined && caller.hotel_id === null) {
    if (scope.kind === 'all' && holdsAny(permissions, ['manage_users'])) return null;
    return refuse();
  }
  if (!holdsAny(permissions, ['manage_hotel'])) return refuse();
  const hotel_id = hotelId ?? caller.hotel_id;
  if (hotel_id !== null && (scope.kind === 'all' || hotel_id === caller.hotel_id)) return hotel_id;
  throw new DomainError('HOTEL_NOT_FOUND', 'HOTEL_NOT_FOUND');
}

function refuse(): never {
  throw new DomainError('PERMISSION_DENIED', 'SINGLE_SIGN_ON_DENIED');
}
