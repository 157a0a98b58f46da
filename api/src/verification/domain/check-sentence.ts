import type { CheckReason } from '@suite/contracts';

const sentences: Record<CheckReason, string> = {
  NO_FACE_SELFIE: 'We could not see your face in the selfie. Please take it again and look at the camera.',
  NO_FACE_DOCUMENT: 'We could not see a face on the document. Please photograph the page with the picture.',
  SEVERAL_FACES: 'There is more than one face in a photo. Please make sure that nobody else can be seen.',
  FACE_TOO_SMALL: 'The face is too small to compare. Please come closer and take the photo again.',
  TOO_DARK: 'The photo is too dark. Please find more light and take it again.',
  TOO_BRIGHT: 'The photo is too bright. Please turn away from the light and take it again.',
  BLURRED: 'The photo is blurred. Please hold still and take it again.',
  TURN_MISSING: 'We did not see you turn your head. Please take the selfie again and follow the arrow.',
  TURN_WRONG: 'Your head turned the other way. Please take the selfie again and follow the arrow.',
  NOT_LIVE: 'We could not tell that you are in front of the camera. Please take the selfie again.',
  CHALLENGE_EXPIRED: 'This selfie is too old or was used before. Please take it again.',
  NO_MATCH: 'The selfie and the document do not look like the same person.',
};

const deskSentence = ' The front desk can look at the photos and decide.';

/** What a guest is told about a check, in plain words. */
export function checkSentence(reason: CheckReason | null, desk_review = false): string {
  if (reason === null) return 'Your identity has been verified.';
  return `${sentences[reason]}${desk_review ? deskSentence : ''}`;
}
