/** What may compare faces: the hotel's own server, or Amazon Rekognition. */
export type FaceEngine = 'local' | 'rekognition';

/**
 * A guest's consent depends on these besides its text: the face comparison used, for how many hours photos of a failed check
 * are kept, and for how many days after check-out the data read from the document.
 */
export interface ConsentTerms {
  face_engine: FaceEngine;
  retention_hours: number;
  document_retention_days: number;
}

/** Incremented with each change of the text's meaning. */
const consentText = '4';

/** The version of the text that guests agree to under these terms, such as `4-local-24-30`. */
export function consentVersionOf(terms: ConsentTerms): string {
  return `${consentText}-${terms.face_engine}-${terms.retention_hours}-${terms.document_retention_days}`;
}
