import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageStaff } from '../permissions/permissions.ts';
import { uuidField } from '../forms/strict-fields.ts';
import { staffParams } from './staff.schema.ts';

/** Signs one device of a colleague out at once; refused for oneself. */
export const endStaffSessionEndpoint = defineEndpoint({
  name: 'end-staff-session',
  method: 'DELETE',
  path: '/hotel/staff/{id}/sessions/{session_id}',
  access: { anyOf: mayManageStaff },
  params: staffParams.shape({ session_id: uuidField('Session') }),
  result: object({}),
  fallbackMessage: 'Failed to sign out the device',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
