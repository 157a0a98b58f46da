import { holdsWords, readOrder, wholeNumberIn, type OrderFilters } from '@suite/contracts/forms';
import { roleSorts, type Role, type RoleSort } from '@suite/contracts/staff-roles';
import { longestSearch } from './staff-filters.ts';

export interface RoleFilters extends OrderFilters<RoleSort> {
  search: string;
  hotelId: number | null;
  page: number;
  limit: number;
}

export const unfiltered: RoleFilters = {
  search: '',
  hotelId: null,
  sort: '',
  order: '',
  page: 1,
  limit: 100,
};

export function readRoleFilters(params: URLSearchParams): RoleFilters {
  return {
    search: (params.get('search') ?? '').slice(0, longestSearch),
    hotelId: wholeNumberIn(params, 'hotelId', 2_147_483_647),
    ...readOrder(params, roleSorts),
    page: wholeNumberIn(params, 'page', 1_000_000) ?? unfiltered.page,
    limit: wholeNumberIn(params, 'limit', 100) ?? unfiltered.limit,
  };
}

export function findRoles(roles: readonly Role[], search: string): Role[] {
  return roles.filter(({ role_name, role_description }) =>
    holdsWords(`${role_name} ${role_description ?? ''}`, search),
  );
}
