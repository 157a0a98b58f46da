import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayAssignRoles } from '../permissions/permissions.ts';
import { staffParams, staffRolesSchema, staffSchema } from './staff.schema.ts';

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
