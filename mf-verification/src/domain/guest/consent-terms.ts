import type { ConsentTerms, VerificationBooking } from '@suite/contracts/verification';

/** Treats an unknown engine as the hotel's own server; the server then refuses a consent to the wrong text. */
export function consentTermsOf({
  face_engine,
  retention_hours,
  document_retention_days,
}: VerificationBooking): ConsentTerms {
  const known = face_engine === 'rekognition' ? face_engine : 'local';
  return { face_engine: known, retention_hours, document_retention_days };
}
