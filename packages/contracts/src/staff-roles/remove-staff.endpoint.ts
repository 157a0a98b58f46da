import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { staffParams } from './staff.schema.ts';

/** Removes a colleague and ends their sessions; refused for oneself and a hotel's last Hotel Admin. */
export const removeStaffEndpoint = defineEndpoint({
  name: 'remove-staff',
  method: 'DELETE',
  path: '/hotel/staff/{id}',
  access: { anyOf: mayManageStaff },
  params: staffParams,
  result: object({}),
  fallbackMessage: 'Failed to remove staff',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
