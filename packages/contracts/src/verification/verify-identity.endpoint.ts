import { object } from 'yup';
import { defineEndpoint } from '../define-endpoint.ts';
import { idIn, queryNumberField, textField } from '../strict-fields.ts';
import { guestUserTypeField } from './guest-person.schema.ts';
import { identityCheckSchema } from './identity-check.schema.ts';

const megabyte = 1024 * 1024;

/**
 * Compares a selfie with the photo of a document. The answer is 200 with `success: false`, in the envelope and in the
 * result, when the person was not recognised; 403 CONSENT_REQUIRED before a consent; 429 while checks are paused.
 */
export const verifyIdentityEndpoint = defineEndpoint({
  name: 'verify-identity',
  method: 'POST',
  path: '/verification',
  access: 'guest',
  files: {
    selfie: { count: 1, size: 8 * megabyte, required: true },
    document: { count: 1, size: 12 * megabyte, required: true },
    frames: { count: 8, size: 3 * megabyte },
  },
  body: object({
    challenge_id: textField('Challenge').max(100, 'Challenge is not known'),
    user_type: guestUserTypeField,
    item_id: idIn(queryNumberField('Item ID'), 'Item ID'),
  }).noUnknown(),
  result: identityCheckSchema,
  fallbackMessage: 'Verification failed',
  errors: [
    'VALIDATION_ERROR',
    'BAD_REQUEST',
    'UNAUTHENTICATED',
    'PERMISSION_DENIED',
    'CONSENT_REQUIRED',
    'NOT_FOUND',
    'CONFLICT',
    'TOO_LARGE',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
});
