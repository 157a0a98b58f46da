import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { staffParams } from './staff.schema.ts';

/** Mails a new one-time password to a colleague who has not chosen a password yet; the one before becomes invalid. */
export const inviteStaffEndpoint = defineEndpoint({
  name: 'invite-staff',
  method: 'POST',
  path: '/hotel/staff/{id}/invitation',
  access: { anyOf: mayManageStaff },
  params: staffParams,
  result: object({}),
  fallbackMessage: 'Failed to send the invitation',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
