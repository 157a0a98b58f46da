import type { HotelScope } from '../../access/caller.ts';

/** A role with the permission for it reaches every hotel, other users their own; a global role alone reaches none. */
export function scopeOf(
  roles: readonly { sees_every_hotel: boolean }[],
  hotel_id: number | null,
): HotelScope {
  if (roles.some((role) => role.sees_every_hotel)) return { kind: 'all' };
  return hotel_id === null ? { kind: 'none' } : { kind: 'hotel', hotel_id };
}
