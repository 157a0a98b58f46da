import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { accompanySchema } from './accompany-guest.endpoint.ts';

/**
 * Revokes that a child or infant comes with the primary guest: they are not verified any more. 409 for a guest who was
 * verified in another way or by staff, and once the guests have checked in.
 */
export const undoAccompanyEndpoint = defineEndpoint({
  name: 'undo-accompany',
  method: 'POST',
  path: '/verification/accompanied/undo',
  access: 'guest',
  body: accompanySchema,
  result: object({}),
  fallbackMessage: 'Failed to undo that the guest comes with you',
  errors: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT'],
});
