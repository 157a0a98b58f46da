import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { uuidField } from '../forms/strict-fields.ts';
import { accountParams } from './account.schema.ts';

/** Signs one device of an account of the platform out at once; refused for oneself. */
export const endAccountSessionEndpoint = defineEndpoint({
  name: 'end-account-session',
  method: 'DELETE',
  path: '/accounts/{id}/sessions/{session_id}',
  access: { anyOf: mayManageAccounts },
  params: accountParams.shape({ session_id: uuidField('Session') }),
  result: object({}),
  fallbackMessage: 'Failed to sign out the device',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
