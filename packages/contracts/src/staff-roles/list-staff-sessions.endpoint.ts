import { accountSessionsSchema } from '../auth/session.schema.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { staffParams } from './staff.schema.ts';

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
