import { number, object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';

/** Deletes photos, document data and scores, and withdraws the consent. Verified persons stay verified. */
export const deleteVerificationDataEndpoint = defineEndpoint({
  name: 'delete-verification-data',
  method: 'DELETE',
  path: '/verification/data',
  access: 'guest',
  result: object({
    deleted_at: string().required(),
    photos: number().required(),
    checks: number().required(),
  }),
  fallbackMessage: 'Failed to delete your data',
  errors: ['UNAUTHENTICATED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});
