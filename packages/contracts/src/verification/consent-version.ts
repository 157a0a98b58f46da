/** What may compare faces: the hotel's own server, or Amazon Rekognition. */
export type FaceEngine = 'local' | 'rekognition';

/** What a guest's consent depends on besides its text: the face comparison used, and for how many hours photos of a failed check are kept. */
export interface ConsentTerms {
  face_engine: FaceEngine;
  retention_hours: number;
}

/** Incremented with each change of the text's meaning. */
const consentText = '3';

/** The version of the text that guests agree to under these terms, such as `3-local-24`. */
export function consentVersionOf({ face_engine, retention_hours }: ConsentTerms): string {
  return `${consentText}-${face_engine}-${retention_hours}`;
}
