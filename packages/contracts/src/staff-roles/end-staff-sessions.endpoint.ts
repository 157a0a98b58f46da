import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { staffParams } from './staff.schema.ts';

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
