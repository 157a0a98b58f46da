import type { HotelScope } from './caller.ts';

/** A global role reaches every hotel, everybody else their own. */
export function scopeOf(roles: readonly { is_global: boolean }[], hotel_id: number | null): HotelScope {
  if (roles.some((role) => role.is_global)) return { kind: 'all' };
  return hotel_id === null ? { kind: 'none' } : { kind: 'hotel', hotel_id };
}
