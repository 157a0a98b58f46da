import type { ConsentTerms, VerificationBooking } from '@suite/contracts/verification';

/**
 * What the consent text of these pages says for a booking. An engine that they do not know is taken for the hotel's
 * own server: the server knows better, and refuses a consent to that text.
 */
export function consentTermsOf({
  face_engine,
  retention_hours,
  document_retention_days,
}: VerificationBooking): ConsentTerms {
  const known = face_engine === 'rekognition' ? face_engine : 'local';
  return { face_engine: known, retention_hours, document_retention_days };
}
