import { object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { uuidField } from '../forms/strict-fields.ts';

/** A photo of the guest's own check, while it is kept. Afterwards it is 404, as are photos of other guests. */
export const getVerificationImageEndpoint = defineEndpoint({
  name: 'get-verification-image',
  method: 'GET',
  path: '/verification/images/{id}',
  access: 'guest',
  params: object({ id: uuidField('Photo') }),
  raw: 'image/jpeg',
  result: string().required(),
  fallbackMessage: 'Failed to fetch the photo',
  errors: ['NOT_FOUND'],
});
