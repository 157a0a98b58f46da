import type { GrantedPermission } from '@suite/contracts/permissions';

export type HotelScope = { kind: 'all' } | { kind: 'hotel'; hotel_id: number } | { kind: 'none' };

export interface CalledEndpoint {
  name: string;
  input: object;
}

export interface Caller {
  user_id: number;
  session_id: string;
  must_change_password: boolean;
  must_set_up_second_factor: boolean;
  permissions: readonly GrantedPermission[];
  roles: readonly { id: number; role_name: string; is_global: boolean; sees_every_hotel: boolean }[];
  scope: HotelScope;
  hotel_id: number | null;
  hotel_name: string | null;
  hotel_time_zone: string | null;
  address: string;
  called?: CalledEndpoint;
}
