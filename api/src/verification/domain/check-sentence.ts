import type { CheckedPhoto, CheckReason } from '@suite/contracts/verification';
import { sentenceAbout, type PhotoSentence } from './photo-sentence.ts';

const sentences: Record<CheckReason, PhotoSentence> = {
  NO_FACE_SELFIE: 'We could not see your face in the selfie. Please take it again and look at the camera.',
  NO_FACE_DOCUMENT: 'We could not see a face on the document. Please photograph the page with the picture.',
  SEVERAL_FACES: {
    selfie:
      'There is more than one face in the selfie. Please take it again with nobody else in the picture.',
    document:
      'There is more than one face in the photo of the document. Please photograph your own one alone.',
    either: 'There is more than one face in a photo. Please take both again where nobody else can be seen.',
  },
  FACE_TOO_SMALL: {
    selfie: 'Your face is too small in the selfie. Please come closer and take it again.',
    document: 'The face on the document is too small in its photo. Please hold the camera closer to it.',
    either: 'The face is too small in a photo. Please come closer and take both again.',
  },
  TOO_DARK: {
    selfie: 'The selfie is too dark. Please find more light and take it again.',
    document: 'The photo of the document is too dark. Please find more light and take it again.',
    either: 'A photo is too dark. Please find more light and take both again.',
  },
  TOO_BRIGHT: {
    selfie: 'The selfie is too bright. Please turn away from the light and take it again.',
    document: 'The photo of the document is too bright. Please keep lamps and sun off it and take it again.',
    either: 'A photo is too bright. Please move out of the direct light and take both again.',
  },
  BLURRED: {
    selfie: 'The selfie is blurred. Please hold still and take it again.',
    document: 'The photo of the document is blurred. Please hold the camera still and take it again.',
    either: 'A photo is blurred. Please hold still and take both again.',
  },
  TURN_MISSING: 'We did not see your head move as asked. Please take the selfie again and follow the arrows.',
  TURN_WRONG: 'Your head moved in another direction. Please take the selfie again and follow the arrows.',
  NOT_LIVE: 'We could not tell that you are in front of the camera. Please take the selfie again.',
  CHALLENGE_EXPIRED: 'This selfie is too old or was used before. Please take it again.',
  SELFIE_MISSING: 'Please take your selfie first, then the photo of your document.',
  NO_MATCH: 'The selfie and the document do not look like the same person.',
  SAME_PHOTO:
    'The photo of the document shows the same picture as the selfie. Please photograph your ID or passport itself.',
  NO_DOCUMENT:
    'There is no identity document in the photo. Please photograph your passport, ID card or driving licence.',
  OTHER_SIDE_MISSING: 'We also need the other side of your card. Please turn it over and photograph it.',
  DOCUMENT_NOT_READ: 'Too little of the document could be read. Please take it again in good light.',
  DOCUMENT_WITHOUT_ZONE:
    'We found no machine-readable zone on the document. Reception will check your document when you arrive.',
  MRZ_INVALID:
    'The machine-readable zone of the document is not correct. Reception will check your document when you arrive.',
  PORTRAIT_REPEATS_SELFIE: 'Reception will check your document when you arrive.',
  PORTRAIT_MISPLACED:
    'We could not check the picture on the document. Reception will check your document when you arrive.',
  SIDES_DIFFER:
    'The two photos seem to be of different cards. Please photograph both sides of your own card again.',
  OTHER_NAME:
    'The name on the document is not the one in the booking. Please photograph your own document, or ask at the front desk.',
  ALREADY_VERIFIED_AS_ANOTHER:
    'Another guest of this booking was already verified with this face or this document. Please ask at the front desk.',
};

const deskSentence = ' The front desk can look at the photos and decide.';

export interface CheckEnd {
  reason: CheckReason | null;
  photo: CheckedPhoto | null;
  desk_review: boolean;
}

export function checkSentence({ reason, photo, desk_review }: CheckEnd): string {
  if (reason === null) return 'Your identity has been verified.';
  return `${sentenceAbout(photo, sentences[reason])}${desk_review ? deskSentence : ''}`;
}

export function selfieSentence({ reason }: Pick<CheckEnd, 'reason'>): string {
  if (reason === null) return 'Your selfie was accepted.';
  return sentenceAbout('selfie', sentences[reason]);
}
