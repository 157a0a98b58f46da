import { defineEndpoint } from '../http/define-endpoint.ts';
import { accountSessionsSchema } from './session.schema.ts';

/** Lists the devices on which the own account is signed in: this device first, then the last seen. */
export const listSessionsEndpoint = defineEndpoint({
  name: 'list-sessions',
  method: 'GET',
  path: '/auth/sessions',
  access: 'signed-in',
  result: accountSessionsSchema,
  fallbackMessage: 'Failed to fetch signed-in devices',
});
