import { number, object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';

/** Signs out on all other devices; `ended` is their number. */
export const endOtherSessionsEndpoint = defineEndpoint({
  name: 'end-other-sessions',
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'signed-in',
  result: object({ ended: number().required() }),
  fallbackMessage: 'Failed to sign out the other devices',
});
