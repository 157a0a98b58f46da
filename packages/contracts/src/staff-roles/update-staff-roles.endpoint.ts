import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayAssignRoles } from '../permissions/permissions.ts';
import { staffParams, staffRolesSchema, staffSchema } from './staff.schema.ts';

/**
 * Replaces a colleague's roles. What the caller adds or takes away must be roles they could grant. With `updated_at` a
 * change that was made from an older state is refused as STALE.
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
