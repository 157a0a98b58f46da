import { object, string } from 'yup';
import { defineEndpoint } from '../define-endpoint.ts';

/**
 * Makes a secret for an authenticator app: `uri` is what its QR code says, `secret` what is typed without a camera. It
 * counts once a code of it comes back, in the same session and within ten minutes.
 */
export const beginSecondFactorEndpoint = defineEndpoint({
  name: 'begin-second-factor',
  method: 'POST',
  path: '/auth/second-factor/begin',
  access: 'signed-in',
  withoutSecondFactor: true,
  result: object({ secret: string().required(), uri: string().required() }),
  fallbackMessage: 'Failed to begin two-step verification',
  errors: ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'CONFIRMATION_REQUIRED'],
});
