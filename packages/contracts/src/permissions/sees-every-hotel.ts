import { holdsAny } from './permissions.ts';

interface Profile {
  sees_every_hotel?: boolean | undefined;
  hotelId: number | null;
  permissions: readonly { permission_name: string }[];
}

/** Older servers do not send `sees_every_hotel`. */
export function seesEveryHotel(user: Profile | null): boolean {
  if (user === null) return false;
  const { sees_every_hotel, hotelId, permissions } = user;
  const held = permissions.map(({ permission_name }) => permission_name);
  return sees_every_hotel ?? (hotelId === null && holdsAny(held, ['approve_hotels']));
}
