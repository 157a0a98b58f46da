import type { ApiScope, GrantedPermission } from '@suite/contracts/permissions';

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

/** A program that an API token identifies. Only endpoints with a scope are reached by it. */
export interface MachineCaller {
  user_id: null;
  token: { id: number; name: string; scopes: readonly ApiScope[] };
  permissions: readonly GrantedPermission[];
  roles: readonly [];
  scope: { kind: 'hotel'; hotel_id: number };
  hotel_id: number;
  hotel_name: string;
  hotel_time_zone: string;
  address: string;
}

export type AnyCaller = Caller | MachineCaller;

export type FoundMachine =
  | { state: 'valid'; caller: MachineCaller }
  | { state: 'expired' | 'revoked' | 'unknown' };

export const apiTokenStart = 'suite_';

export function isMachine(caller: AnyCaller): caller is MachineCaller {
  return caller.user_id === null;
}
