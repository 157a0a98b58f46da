import {
  getRoleEndpoint,
  getStaffEndpoint,
  listRolesEndpoint,
  listStaffEndpoint,
} from '@suite/contracts/staff-roles';
import type { QueryClient } from '@tanstack/react-query';

/** Has everything read anew that a change of the staff moves: lists, details, and how many people have a role. */
export function invalidateStaff(queries: QueryClient): void {
  for (const { name } of [listStaffEndpoint, getStaffEndpoint, listRolesEndpoint, getRoleEndpoint]) {
    void queries.invalidateQueries({ queryKey: [name] });
  }
}
