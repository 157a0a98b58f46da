import type { QueryOf } from '@suite/contracts/http';
import type { getAvailabilityEndpoint, TypeAvailability } from '@suite/contracts/rooms';
import type { Database } from '@suite/database';
import type { AnyCaller } from '../../access/caller.ts';
import { narrowScope } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findHotelNames } from '../../hotels/hotels.public.ts';
import { findTypeNights } from '../availability.repository.ts';

export async function getAvailability(
  db: Database,
  caller: AnyCaller,
  { from, to, hotelId }: NonNullable<QueryOf<typeof getAvailabilityEndpoint>>,
): Promise<TypeAvailability[]> {
  return findAvailability(db, { hotel_id: await requireHotelToRead(db, caller, hotelId), from, to });
}

/** @throws DomainError HOTEL_NOT_FOUND, VALIDATION_ERROR if a global role names no hotel */
export async function requireHotelToRead(
  db: Database,
  caller: AnyCaller,
  hotelId: number | undefined,
): Promise<number> {
  const scope = narrowScope(caller.scope, hotelId);
  if (scope.kind === 'all') throw new DomainError('VALIDATION_ERROR', 'HOTEL_ID_REQUIRED', {}, 'hotelId');
  const hotel_id = scope.kind === 'hotel' ? scope.hotel_id : null;
  if (hotel_id === null || !(await findHotelNames(db, [hotel_id])).has(hotel_id)) {
    throw new DomainError('HOTEL_NOT_FOUND', 'HOTEL_NOT_FOUND');
  }
  return hotel_id;
}

export async function findAvailability(
  db: Database,
  wanted: Parameters<typeof findTypeNights>[1],
): Promise<TypeAvailability[]> {
  const rows = await findTypeNights(db, wanted);
  return [...new Set(rows.map(({ room_type }) => room_type))].map((type) => ({
    room_type: type,
    nights: rows
      .filter(({ room_type }) => room_type === type)
      .map(({ night, in_service, sold }) => ({ night, in_service, sold, left: in_service - sold })),
  }));
}
