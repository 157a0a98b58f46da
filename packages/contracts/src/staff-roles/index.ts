export { accountRoles, createAccountSchema, updateAccountSchema } from './account.schema.ts';
export type { Account, AccountRole, CreateAccountPayload, UpdateAccountPayload } from './account.schema.ts';
export {
  activateAccountEndpoint,
  createAccountEndpoint,
  deactivateAccountEndpoint,
  endAccountSessionEndpoint,
  endAccountSessionsEndpoint,
  listAccountsEndpoint,
  listAccountSessionsEndpoint,
  removeAccountEndpoint,
  resetAccountSecondFactorEndpoint,
  updateAccountEndpoint,
} from './accounts.endpoint.ts';
export {
  activateStaffEndpoint,
  addStaffEndpoint,
  deactivateStaffEndpoint,
  endStaffSessionEndpoint,
  endStaffSessionsEndpoint,
  getStaffEndpoint,
  inviteStaffEndpoint,
  listStaffSessionsEndpoint,
  removeStaffEndpoint,
  resetStaffSecondFactorEndpoint,
  updateStaffEndpoint,
  updateStaffRolesEndpoint,
  type StaffDetails,
} from './staff.endpoint.ts';
export {
  createRoleEndpoint,
  deleteRoleEndpoint,
  getRoleEndpoint,
  listPermissionsEndpoint,
  listRolesEndpoint,
  roleSorts,
  updateRoleEndpoint,
  type RoleSort,
} from './roles.endpoint.ts';
export { listStaffEndpoint, staffSorts, type StaffFilters, type StaffSort } from './list-staff.endpoint.ts';
export { createRoleSchema, updateRoleSchema } from './role.schema.ts';
export type { CreateRolePayload, Permission, Role, RoleForm, UpdateRolePayload } from './role.schema.ts';
export { addStaffSchema, staffRolesSchema, updateStaffSchema } from './staff.schema.ts';
export type { AddStaffPayload, Staff, StaffRolesPayload, UpdateStaffPayload } from './staff.schema.ts';
