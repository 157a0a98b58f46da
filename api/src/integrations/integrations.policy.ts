import type { AnyCaller } from '../access/caller.ts';
import { DomainError } from '../errors/domain-error.ts';

/** References belong to one hotel, so that accounts of the platform have none. */
export function requireOwnHotel({ hotel_id }: AnyCaller): number {
  if (hotel_id === null) throw new DomainError('PERMISSION_DENIED', 'HOTEL_REQUIRED');
  return hotel_id;
}
