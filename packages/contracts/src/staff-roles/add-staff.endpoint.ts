import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { addStaffSchema, staffSchema } from './staff.schema.ts';

/** Adds a colleague, who gets a one-time password by e-mail. */
export const addStaffEndpoint = defineEndpoint({
  name: 'add-staff',
  method: 'POST',
  path: '/hotel/staff',
  access: { anyOf: mayManageStaff },
  confirmation: 'some-action',
  body: addStaffSchema,
  result: staffSchema,
  fallbackMessage: 'Failed to add staff',
  errors: ['NOT_FOUND', 'HOTEL_NOT_FOUND', 'CONFLICT'],
});
