import { array, object, type InferType } from 'yup';
import { accountSessionsSchema } from '../auth/session.schema.ts';
import { uuidField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayAssignRoles, mayManageStaff, mayReadStaff } from '../permissions/permissions.ts';
import { permissionSchema } from './role.schema.ts';
import {
  addStaffSchema,
  staffParams,
  staffRolesSchema,
  staffSchema,
  updateStaffSchema,
} from './staff.schema.ts';

const staffDetailsSchema = staffSchema.shape({
  permissions: array(permissionSchema.required()).required(),
});
export type StaffDetails = InferType<typeof staffDetailsSchema>;

/** One colleague, with what they may see and do. */
export const getStaffEndpoint = defineEndpoint({
  name: 'get-staff',
  method: 'GET',
  path: '/hotel/staff/{id}',
  access: { anyOf: mayReadStaff },
  params: staffParams,
  result: staffDetailsSchema,
  fallbackMessage: 'Failed to fetch staff details',
  errors: ['NOT_FOUND'],
});

/** Adds a colleague, who gets a one-time password by e-mail. */
export const addStaffEndpoint = defineEndpoint({
  name: 'add-staff',
  method: 'POST',
  path: '/hotel/staff',
  access: { anyOf: mayManageStaff },
  confirmation: 'some-action',
  body: addStaffSchema,
  result: staffSchema,
  fallbackMessage: 'Failed to add staff',
  errors: ['NOT_FOUND', 'HOTEL_NOT_FOUND', 'CONFLICT'],
});

/**
 * Changes a colleague's name, phone, position and roles. With `updated_at` a change that was made from an older state is
 * refused as STALE.
 */
export const updateStaffEndpoint = defineEndpoint({
  name: 'update-staff',
  method: 'PATCH',
  path: '/hotel/staff/{id}',
  access: { anyOf: mayManageStaff },
  confirmation: 'some-action',
  params: staffParams,
  body: updateStaffSchema,
  result: staffSchema,
  fallbackMessage: 'Failed to update staff',
  errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
});

/**
 * Replaces a colleague's roles. The caller must be able to grant each role that is added or removed. A change of an older
 * state is refused as STALE: `updated_at` in the body names the state, or the header `If-Match: "<updated_at>"` for callers that
 * send the roles alone.
 */
export const updateStaffRolesEndpoint = defineEndpoint({
  name: 'update-staff-roles',
  method: 'PATCH',
  path: '/hotel/staff/{id}/roles',
  access: { anyOf: mayAssignRoles },
  confirmation: 'some-action',
  params: staffParams,
  body: staffRolesSchema,
  result: staffSchema,
  fallbackMessage: 'Failed to update staff roles',
  errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
});

/** Activates a colleague who was deactivated: their roles and password are as before. */
export const activateStaffEndpoint = defineEndpoint({
  name: 'activate-staff',
  method: 'POST',
  path: '/hotel/staff/{id}/activate',
  access: { anyOf: mayManageStaff },
  confirmation: 'some-action',
  params: staffParams,
  result: staffSchema,
  fallbackMessage: 'Failed to activate staff',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Deactivates a colleague, who is signed out at once and cannot sign in until activated again; refused for oneself and a hotel's last Hotel Admin. */
export const deactivateStaffEndpoint = defineEndpoint({
  name: 'deactivate-staff',
  method: 'POST',
  path: '/hotel/staff/{id}/deactivate',
  access: { anyOf: mayManageStaff },
  params: staffParams,
  result: staffSchema,
  fallbackMessage: 'Failed to deactivate staff',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Removes a colleague and ends their sessions; refused for oneself and a hotel's last Hotel Admin. */
export const removeStaffEndpoint = defineEndpoint({
  name: 'remove-staff',
  method: 'DELETE',
  path: '/hotel/staff/{id}',
  access: { anyOf: mayManageStaff },
  params: staffParams,
  result: object({}),
  fallbackMessage: 'Failed to remove staff',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Mails a new one-time password to a colleague who has not chosen a password yet; the one before becomes invalid. */
export const inviteStaffEndpoint = defineEndpoint({
  name: 'invite-staff',
  method: 'POST',
  path: '/hotel/staff/{id}/invitation',
  access: { anyOf: mayManageStaff },
  params: staffParams,
  result: object({}),
  fallbackMessage: 'Failed to send the invitation',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Removes authenticator app, recovery codes and passkeys of a colleague that has lost them, and ends its sessions; refused for oneself. */
export const resetStaffSecondFactorEndpoint = defineEndpoint({
  name: 'reset-staff-second-factor',
  method: 'POST',
  path: '/hotel/staff/{id}/second-factor/reset',
  access: { anyOf: mayManageStaff },
  confirmation: 'action',
  params: staffParams,
  result: staffSchema,
  fallbackMessage: 'Failed to reset two-step verification',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Lists the devices on which a colleague is signed in, the last seen first. */
export const listStaffSessionsEndpoint = defineEndpoint({
  name: 'list-staff-sessions',
  method: 'GET',
  path: '/hotel/staff/{id}/sessions',
  access: { anyOf: mayManageStaff },
  params: staffParams,
  result: accountSessionsSchema,
  fallbackMessage: 'Failed to fetch signed-in devices',
  errors: ['NOT_FOUND'],
});

/** Signs one device of a colleague out at once; refused for oneself. */
export const endStaffSessionEndpoint = defineEndpoint({
  name: 'end-staff-session',
  method: 'DELETE',
  path: '/hotel/staff/{id}/sessions/{session_id}',
  access: { anyOf: mayManageStaff },
  params: staffParams.shape({ session_id: uuidField('Session') }),
  result: object({}),
  fallbackMessage: 'Failed to sign out the device',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Signs a colleague out everywhere at once; refused for oneself. */
export const endStaffSessionsEndpoint = defineEndpoint({
  name: 'end-staff-sessions',
  method: 'DELETE',
  path: '/hotel/staff/{id}/sessions',
  access: { anyOf: mayManageStaff },
  params: staffParams,
  result: object({}),
  fallbackMessage: 'Failed to sign out the devices',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
