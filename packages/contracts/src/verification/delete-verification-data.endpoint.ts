import { number, object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';

/**
 * Deletes what was kept of the verification of the link's holder, and of those they verified on their device: photos,
 * what was read off documents, scores; and withdraws their consent. Verified persons stay verified. `deleted_at` is
 * from then on part of what the link shows.
 */
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
  errors: ['CONFLICT'],
});
