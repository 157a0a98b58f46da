import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { roleParams } from './role.schema.ts';

/** Deletes an unused role; one in use is refused with the number of staff members. */
export const deleteRoleEndpoint = defineEndpoint({
  name: 'delete-role',
  method: 'DELETE',
  path: '/hotel/roles/{id}',
  access: { anyOf: mayManageStaff },
  params: roleParams,
  result: object({}),
  fallbackMessage: 'Failed to delete role',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
