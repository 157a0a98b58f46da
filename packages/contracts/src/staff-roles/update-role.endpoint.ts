import { defineEndpoint } from '../define-endpoint.ts';
import { mayManageStaff } from '../permissions.ts';
import { roleFormSchema, roleParams, roleSchema } from './role.schema.ts';

/** Changes a role; whoever has it has the new permissions with their next request. */
export const updateRoleEndpoint = defineEndpoint({
  name: 'update-role',
  method: 'PATCH',
  path: '/hotel/roles/{id}',
  access: { anyOf: mayManageStaff },
  params: roleParams,
  body: roleFormSchema,
  result: roleSchema,
  fallbackMessage: 'Failed to update role',
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'TOKEN_EXPIRED',
    'PERMISSION_DENIED',
    'NOT_FOUND',
    'CONFLICT',
  ],
});
