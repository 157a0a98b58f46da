import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { staffParams, staffSchema } from './staff.schema.ts';

/** Deactivates a colleague, who is signed out at once and cannot sign in until activated again; refused for oneself and a hotel's last Hotel Admin. */
export const deactivateStaffEndpoint = defineEndpoint({
  name: 'deactivate-staff',
  method: 'POST',
  path: '/hotel/staff/{id}/deactivate',
  access: { anyOf: mayManageStaff },
  params: staffParams,
  result: staffSchema,
  fallbackMessage: 'Failed to deactivate staff',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
