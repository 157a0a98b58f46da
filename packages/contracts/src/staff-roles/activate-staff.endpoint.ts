import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { staffParams, staffSchema } from './staff.schema.ts';

/** Activates a colleague who was deactivated: their roles and password are as before. */
export const activateStaffEndpoint = defineEndpoint({
  name: 'activate-staff',
  method: 'POST',
  path: '/hotel/staff/{id}/activate',
  access: { anyOf: mayManageStaff },
  confirmation: 'some-action',
  params: staffParams,
  result: staffSchema,
  fallbackMessage: 'Failed to activate staff',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
