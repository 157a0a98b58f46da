import type { HotelScope } from '../../access/caller.ts';

/** A global role alone reaches no hotel; it needs the permission for every hotel. */
export function scopeOf(
  roles: readonly { sees_every_hotel: boolean }[],
  hotel_id: number | null,
): HotelScope {
  if (roles.some((role) => role.sees_every_hotel)) return { kind: 'all' };
  return hotel_id === null ? { kind: 'none' } : { kind: 'hotel', hotel_id };
}
