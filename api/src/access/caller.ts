import type { GrantedPermission } from '@suite/contracts/permissions';

/** The rows in a caller's reach: of every hotel (with the permission for it), of the own hotel, or none. */
export type HotelScope = { kind: 'all' } | { kind: 'hotel'; hotel_id: number } | { kind: 'none' };

/** The call of a request as the server read it: what a confirmation of it is bound to. */
export interface CalledEndpoint {
  name: string;
  /** The path parameters, the query and the body. */
  input: object;
}

/** The signed-in person of a request, read from the database for this very request. */
export interface Caller {
  user_id: number;
  session_id: string;
  /** A one-time password is in use: until another is chosen, no permission counts. */
  must_change_password: boolean;
  /** A second factor is required and missing: until one is set up, no permission counts. */
  must_set_up_second_factor: boolean;
  permissions: readonly GrantedPermission[];
  roles: readonly { id: number; role_name: string; is_global: boolean; sees_every_hotel: boolean }[];
  scope: HotelScope;
  hotel_id: number | null;
  hotel_name: string | null;
  hotel_time_zone: string | null;
  /** The network address the request came from. */
  address: string;
  /** Unset until the call was read, and for work without a request. */
  called?: CalledEndpoint;
}
