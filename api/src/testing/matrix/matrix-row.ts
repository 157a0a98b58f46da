import type { PermissionName } from '@suite/contracts/permissions';

/** A list names permissions, of which one is required. `guest` requires a booking's link (see guest-matrix.test.ts). */
type Who = 'public' | 'demo' | 'guest' | 'signed-in' | readonly PermissionName[];

/**
 * `thing` does not exist for other owners; a `list` omits their records. Platform accounts have no `own hotel`, and
 * other callers cannot reach a `thing of own account`.
 */
type About = 'nothing' | 'thing' | 'list' | 'own hotel' | 'thing of own hotel' | 'thing of own account';

export interface MatrixRow {
  who: Who;
  about: About;
  /** Other callers get 404 for another owner's record and an answer for their own. */
  orOwn?: true;
  promised?: true;
  /** The call needs input that only a browser or device can create; permitted callers must not be refused. */
  withoutSuccess?: true;
  /** The answer contains names or e-mail addresses of guests, which only permitted callers receive. */
  namesGuests?: true;
}

export const bookers = ['hotel_checkins_create', 'hotel_checkins_manage', 'manage_hotel'] as const;
export const atDesk: MatrixRow = { who: ['hotel_checkins_manage', 'manage_hotel'], about: 'thing' };
/** Photos of guests are visible only to the desk of their hotel. */
export const atOwnDesk: MatrixRow = { ...atDesk, about: 'thing of own hotel' };
export const ownHotel: MatrixRow = { who: ['manage_hotel'], about: 'own hotel' };
export const thingOfHotel: MatrixRow = { ...ownHotel, about: 'thing of own hotel' };
