import { object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';

/**
 * Creates a secret for an authenticator app: `uri` is the content of its QR code, `secret` is typed without a camera. It
 * takes effect once a code of it is confirmed, in the same session and within ten minutes.
 */
export const beginSecondFactorEndpoint = defineEndpoint({
  name: 'begin-second-factor',
  method: 'POST',
  path: '/auth/second-factor/begin',
  access: 'signed-in',
  confirmation: 'new-sign-in',
  withoutSecondFactor: true,
  result: object({ secret: string().required(), uri: string().required() }),
  fallbackMessage: 'Failed to begin two-step verification',
});
