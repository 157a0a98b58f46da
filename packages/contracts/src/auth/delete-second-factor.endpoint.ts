import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';

/** Deletes the recovery codes too; refused if a second factor is required and no passkey is left. */
export const deleteSecondFactorEndpoint = defineEndpoint({
  name: 'delete-second-factor',
  method: 'DELETE',
  path: '/auth/second-factor',
  access: 'signed-in',
  confirmation: 'action',
  result: object({}),
  fallbackMessage: 'Failed to turn two-step verification off',
  errors: ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'CONFLICT'],
});
