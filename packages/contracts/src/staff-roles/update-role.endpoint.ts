import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { roleParams, roleSchema, updateRoleSchema } from './role.schema.ts';

/**
 * Changes a role; its holders have the new permissions with their next request. With `updated_at` a change that was
 * made from an older state is refused as STALE.
 */
export const updateRoleEndpoint = defineEndpoint({
  name: 'update-role',
  method: 'PATCH',
  path: '/hotel/roles/{id}',
  access: { anyOf: mayManageStaff },
  confirmation: 'some-action',
  params: roleParams,
  body: updateRoleSchema,
  result: roleSchema,
  fallbackMessage: 'Failed to update role',
  errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
});
