/** `local` compares faces on the hotel's own server, `rekognition` at Amazon. */
export type FaceEngine = 'local' | 'rekognition';

/** Consent depends on these: hours for photos of failed checks, days after check-out for document data. */
export interface ConsentTerms {
  face_engine: FaceEngine;
  retention_hours: number;
  document_retention_days: number;
}

/** Increment with each change of the text's meaning. */
const consentText = '4';

export function consentVersionOf(terms: ConsentTerms): string {
  return `${consentText}-${terms.face_engine}-${terms.retention_hours}-${terms.document_retention_days}`;
}
