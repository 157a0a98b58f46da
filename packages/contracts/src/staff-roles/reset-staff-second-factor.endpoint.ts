import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { staffParams, staffSchema } from './staff.schema.ts';

/** Removes authenticator app, recovery codes and passkeys of a colleague that has lost them, and ends its sessions; refused for oneself. */
export const resetStaffSecondFactorEndpoint = defineEndpoint({
  name: 'reset-staff-second-factor',
  method: 'POST',
  path: '/hotel/staff/{id}/second-factor/reset',
  access: { anyOf: mayManageStaff },
  confirmation: 'action',
  params: staffParams,
  result: staffSchema,
  fallbackMessage: 'Failed to reset two-step verification',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
