import { matchThreshold, type CheckReason } from '@suite/contracts/verification';
import type { CheckEnd } from './check-sentence.ts';
import type { DocumentFlag } from './flag-names.ts';
import { sentenceAbout, type PhotoSentence } from './photo-sentence.ts';

const reasons: Record<CheckReason, PhotoSentence> = {
  NO_FACE_SELFIE: 'No face could be seen in the selfie.',
  NO_FACE_DOCUMENT: 'No face could be seen on the document.',
  SEVERAL_FACES: {
    selfie: 'There was more than one face in the selfie.',
    document: 'There was more than one face in the photo of the document.',
    either: 'There was more than one face in a photo.',
  },
  FACE_TOO_SMALL: {
    selfie: 'The face was too small in the selfie.',
    document: 'The face was too small in the photo of the document.',
    either: 'The face was too small to compare.',
  },
  TOO_DARK: {
    selfie: 'The selfie was too dark.',
    document: 'The photo of the document was too dark.',
    either: 'A photo was too dark.',
  },
  TOO_BRIGHT: {
    selfie: 'The selfie was too bright.',
    document: 'The photo of the document was too bright.',
    either: 'A photo was too bright.',
  },
  BLURRED: {
    selfie: 'The selfie was blurred.',
    document: 'The photo of the document was blurred.',
    either: 'A photo was blurred.',
  },
  TURN_MISSING: 'The head was not seen to move as asked.',
  TURN_WRONG: 'The head moved in another direction.',
  NOT_LIVE: 'No movement was seen in front of the camera.',
  CHALLENGE_EXPIRED: 'The selfie was too old or had been used before.',
  SELFIE_MISSING: 'No selfie had been accepted.',
  NO_MATCH: 'The selfie and the document do not look alike.',
  SAME_PHOTO: 'The photo sent as a document was the selfie once more.',
  NO_DOCUMENT: 'The photo sent as a document showed no identity document.',
  OTHER_SIDE_MISSING: 'The other side of the card was asked for.',
  DOCUMENT_NOT_READ:
    'The faces are alike, but too little of the document could be read. Please look at its photo.',
  DOCUMENT_WITHOUT_ZONE:
    'The faces are alike, but the document shows no machine-readable zone that could prove it. Please look at the document itself.',
  MRZ_INVALID:
    'The faces are alike, but the check digits of the document’s machine-readable zone disagree. Please look at the document itself.',
  PORTRAIT_REPEATS_SELFIE:
    'The picture on the document is one that was taken for the selfie, as it is or in a mirror. Documents carry another photo: this one may be made up. Please look at the document itself.',
  PORTRAIT_MISPLACED:
    'The faces are alike, but the picture has not the place or the size that it has on such documents. Please look at the document itself.',
  SIDES_DIFFER:
    'The faces are alike, but the two sides seem to be of different cards. Please compare their photos.',
  OTHER_NAME:
    'The faces are alike, but the name on the document is unlike the name in the booking. Please look at its photo.',
  ALREADY_VERIFIED_AS_ANOTHER:
    'Another guest of this booking was already verified with this face or this document number.',
};

export function checkOutcome({
  reason,
  photo,
  similarity_score,
  desk_review,
}: CheckEnd & { similarity_score: number | null }): string {
  if (reason === null) return 'The selfie and the document show the same person.';
  if (!desk_review || reason !== 'NO_MATCH') return sentenceAbout(photo, reasons[reason]);
  return `The faces are alike, but not enough to decide without you: ${similarity_score} of the ${matchThreshold} points it takes.`;
}

const warnings: Record<DocumentFlag, string> = {
  DOCUMENT_EXPIRED: 'The document has expired.',
  NAME_DIFFERS: 'The name on the document is unlike the name in the booking.',
  NAME_NOT_COMPARED:
    'The names on the document and in the booking are written in scripts that cannot be compared with each other. Please compare the two.',
  MRZ_INVALID: 'The check digits of the document’s machine-readable zone disagree.',
  NO_ZONE: 'The document was accepted by its printed data: its photo shows no machine-readable zone.',
  SIDES_DIFFER: 'The two sides of the card do not say the same.',
  SPECIMEN:
    'The document says that it is a specimen: it is from the invented country UTO, or a word such as SPECIMEN is printed on it. Please look at the document itself.',
  NOT_COMPARED:
    'Another guest of this booking deleted their data, so that the two could not be compared with each other.',
  REUSED_PHOTO:
    'The selfie or the photo of the document was sent for another booking too. Please look at the guest and the document.',
  PHOTO_FROM_FILE: 'The photo of the document was chosen from a file and not taken live.',
};

export function warningsOf(flags: readonly DocumentFlag[]): string[] {
  return flags.map((flag) => warnings[flag]);
}
