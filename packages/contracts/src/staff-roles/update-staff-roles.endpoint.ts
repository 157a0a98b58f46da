import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayAssignRoles } from '../permissions/permissions.ts';
import { staffParams, staffRolesSchema, staffSchema } from './staff.schema.ts';

/** The caller must be able to grant each role that is added or removed. */
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
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'TOKEN_EXPIRED',
    'PERMISSION_DENIED',
    'NOT_FOUND',
    'CONFLICT',
    'STALE',
  ],
});
