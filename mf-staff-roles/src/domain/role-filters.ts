import { wholeNumberIn } from '@suite/contracts/forms';
import type { Role } from '@suite/contracts/staff-roles';
import { longestSearch } from './staff-filters.ts';

/** The filters of the list of roles, which has one page. */
export interface RoleFilters {
  search: string;
  hotelId: number | null;
  page: number;
}

export const unfiltered: RoleFilters = { search: '', hotelId: null, page: 1 };

/** Reads the filters from a URL; invalid values count as absent. */
export function readRoleFilters(params: URLSearchParams): RoleFilters {
  return {
    search: (params.get('search') ?? '').slice(0, longestSearch),
    hotelId: wholeNumberIn(params, 'hotelId', 2_147_483_647),
    page: unfiltered.page,
  };
}

/** The roles with the searched text in their name or description, in any case. */
export function findRoles(roles: readonly Role[], search: string): Role[] {
  const wanted = search.trim().toLowerCase();
  return roles.filter(({ role_name, role_description }) =>
    [role_name, role_description ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  );
}
