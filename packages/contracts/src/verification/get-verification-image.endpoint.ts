import { object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { uuidField } from '../forms/strict-fields.ts';

/** Answers 404 once the photo is deleted, and for photos of other guests. */
export const getVerificationImageEndpoint = defineEndpoint({
  name: 'get-verification-image',
  method: 'GET',
  path: '/verification/images/{id}',
  access: 'guest',
  params: object({ id: uuidField('Photo') }),
  raw: 'image/jpeg',
  result: string().required(),
  fallbackMessage: 'Failed to fetch the photo',
  errors: ['VALIDATION_ERROR', 'UNAUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
