import type { ConsentTerms, VerificationBooking } from '@suite/contracts/verification';

/**
 * What the consent text of these pages says for a booking. An engine that they do not know is taken for the hotel's
 * own server: the server knows better, and refuses a consent to that text.
 */
export function consentTermsOf({ face_engine, retention_hours }: VerificationBooking): ConsentTerms {
  return { face_engine: face_engine === 'rekognition' ? face_engine : 'local', retention_hours };
}
