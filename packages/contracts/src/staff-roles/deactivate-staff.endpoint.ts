import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { staffParams, staffSchema } from './staff.schema.ts';

/** Ends the sessions; refuses the caller's own account and a hotel's last Hotel Admin. */
export const deactivateStaffEndpoint = defineEndpoint({
  name: 'deactivate-staff',
  method: 'POST',
  path: '/hotel/staff/{id}/deactivate',
  access: { anyOf: mayManageStaff },
  params: staffParams,
  result: staffSchema,
  fallbackMessage: 'Failed to deactivate staff',
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'TOKEN_EXPIRED',
    'PERMISSION_DENIED',
    'NOT_FOUND',
    'CONFLICT',
  ],
});
