import {
  getRoleEndpoint,
  getStaffEndpoint,
  listRolesEndpoint,
  listStaffEndpoint,
} from '@suite/contracts/staff-roles';
import type { QueryClient } from '@tanstack/react-query';

/** Invalidates lists, details and the number of people that have a role. */
export function invalidateStaff(queries: QueryClient): void {
  for (const { name } of [listStaffEndpoint, getStaffEndpoint, listRolesEndpoint, getRoleEndpoint]) {
    void queries.invalidateQueries({ queryKey: [name] });
  }
}
