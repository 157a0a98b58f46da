export {
  accountRoles,
  createAccountSchema,
  updateAccountSchema,
  type Account,
  type AccountRole,
  type CreateAccountPayload,
  type UpdateAccountPayload,
} from './account.schema.ts';
export { activateAccountEndpoint } from './activate-account.endpoint.ts';
export { activateStaffEndpoint } from './activate-staff.endpoint.ts';
export { addStaffEndpoint } from './add-staff.endpoint.ts';
export { createAccountEndpoint } from './create-account.endpoint.ts';
export { createRoleEndpoint } from './create-role.endpoint.ts';
export { deactivateAccountEndpoint } from './deactivate-account.endpoint.ts';
export { deactivateStaffEndpoint } from './deactivate-staff.endpoint.ts';
export { deleteRoleEndpoint } from './delete-role.endpoint.ts';
export { endAccountSessionEndpoint } from './end-account-session.endpoint.ts';
export { endAccountSessionsEndpoint } from './end-account-sessions.endpoint.ts';
export { endStaffSessionEndpoint } from './end-staff-session.endpoint.ts';
export { endStaffSessionsEndpoint } from './end-staff-sessions.endpoint.ts';
export { getRoleEndpoint } from './get-role.endpoint.ts';
export { getStaffEndpoint, type StaffDetails } from './get-staff.endpoint.ts';
export { inviteStaffEndpoint } from './invite-staff.endpoint.ts';
export { listAccountSessionsEndpoint } from './list-account-sessions.endpoint.ts';
export { listAccountsEndpoint } from './list-accounts.endpoint.ts';
export { listPermissionsEndpoint } from './list-permissions.endpoint.ts';
export { listRolesEndpoint, roleSorts, type RoleSort } from './list-roles.endpoint.ts';
export { listStaffSessionsEndpoint } from './list-staff-sessions.endpoint.ts';
export { listStaffEndpoint, staffSorts, type StaffFilters, type StaffSort } from './list-staff.endpoint.ts';
export { removeAccountEndpoint } from './remove-account.endpoint.ts';
export { removeStaffEndpoint } from './remove-staff.endpoint.ts';
export { resetAccountSecondFactorEndpoint } from './reset-account-second-factor.endpoint.ts';
export { resetStaffSecondFactorEndpoint } from './reset-staff-second-factor.endpoint.ts';
export {
  createRoleSchema,
  roleFormSchema,
  updateRoleSchema,
  type CreateRolePayload,
  type Permission,
  type Role,
  type RoleForm,
  type UpdateRolePayload,
} from './role.schema.ts';
export {
  addStaffSchema,
  staffRolesSchema,
  updateStaffSchema,
  type AddStaffPayload,
  type Staff,
  type StaffRolesPayload,
  type UpdateStaffPayload,
} from './staff.schema.ts';
export { updateAccountEndpoint } from './update-account.endpoint.ts';
export { updateRoleEndpoint } from './update-role.endpoint.ts';
export { updateStaffRolesEndpoint } from './update-staff-roles.endpoint.ts';
export { updateStaffEndpoint } from './update-staff.endpoint.ts';
