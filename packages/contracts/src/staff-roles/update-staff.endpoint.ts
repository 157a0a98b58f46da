import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { staffParams, staffSchema, updateStaffSchema } from './staff.schema.ts';

/**
 * Changes a colleague's name, phone, position and roles. With `updated_at` a change that was made from an older state is
 * refused as STALE.
 */
export const updateStaffEndpoint = defineEndpoint({
  name: 'update-staff',
  method: 'PATCH',
  path: '/hotel/staff/{id}',
  access: { anyOf: mayManageStaff },
  confirmation: 'some-action',
  params: staffParams,
  body: updateStaffSchema,
  result: staffSchema,
  fallbackMessage: 'Failed to update staff',
  errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
});
