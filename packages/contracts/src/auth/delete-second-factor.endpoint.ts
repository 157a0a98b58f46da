import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';

/** Turns two-step verification off and deletes its recovery codes; refused where one is required and no passkey is left. */
export const deleteSecondFactorEndpoint = defineEndpoint({
  name: 'delete-second-factor',
  method: 'DELETE',
  path: '/auth/second-factor',
  access: 'signed-in',
  confirmation: 'action',
  result: object({}),
  fallbackMessage: 'Failed to turn two-step verification off',
  errors: ['CONFLICT'],
});
