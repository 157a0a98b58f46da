import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { createRoleSchema, roleSchema } from './role.schema.ts';

/** Creates a role with permissions that the caller holds. */
export const createRoleEndpoint = defineEndpoint({
  name: 'create-role',
  method: 'POST',
  path: '/hotel/roles',
  access: { anyOf: mayManageStaff },
  confirmation: 'some-action',
  body: createRoleSchema,
  result: roleSchema,
  fallbackMessage: 'Failed to create role',
  errors: ['HOTEL_NOT_FOUND', 'CONFLICT'],
});
