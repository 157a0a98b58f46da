import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayReadStaff } from '../permissions/permissions.ts';
import { roleParams, roleSchema } from './role.schema.ts';

/** One role of a hotel in the caller's scope. */
export const getRoleEndpoint = defineEndpoint({
  name: 'get-role',
  method: 'GET',
  path: '/hotel/roles/{id}',
  access: { anyOf: mayReadStaff },
  params: roleParams,
  result: roleSchema,
  fallbackMessage: 'Failed to fetch role details',
  errors: ['NOT_FOUND'],
});
