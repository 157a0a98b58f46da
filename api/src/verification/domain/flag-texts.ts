import type { DocumentFlag } from './flag-names.ts';

export type PersonFlag =
  | DocumentFlag
  | 'ALREADY_VERIFIED_AS_ANOTHER'
  | 'DESK_REVIEW'
  | 'DOCUMENT_WITHOUT_ZONE'
  | 'PORTRAIT_REPEATS_SELFIE'
  | 'PORTRAIT_MISPLACED';

const flagTexts: Record<PersonFlag, { label: string; text: string }> = {
  DOCUMENT_EXPIRED: { label: 'Document expired', text: 'The document has expired.' },
  NAME_DIFFERS: {
    label: 'Name differs',
    text: 'The name on the document is unlike the name in the booking.',
  },
  NAME_NOT_COMPARED: {
    label: 'Name not compared',
    text: 'The names on the document and in the booking are written in scripts that cannot be compared with each other. Please compare the two.',
  },
  MRZ_INVALID: {
    label: 'Check digits differ',
    text: 'The check digits of the document’s machine-readable zone disagree.',
  },
  NO_ZONE: {
    label: 'No zone',
    text: 'The document was accepted by its printed data: its photo shows no machine-readable zone.',
  },
  DOCUMENT_WITHOUT_ZONE: {
    label: 'Document without zone',
    text: 'No machine-readable zone was read. Please look at the document itself.',
  },
  PORTRAIT_REPEATS_SELFIE: {
    label: 'Selfie on the document',
    text: 'The picture on the document was taken for the selfie. Please look at the document itself.',
  },
  PORTRAIT_MISPLACED: {
    label: 'Picture out of place',
    text: 'The picture has not the place or the size that it has on such documents. Please look at the document itself.',
  },
  SIDES_DIFFER: {
    label: 'Sides differ',
    text: 'The two sides of the card do not say the same. Please compare them.',
  },
  SPECIMEN: {
    label: 'Specimen document',
    text: 'The document says that it is a specimen: it is from the invented country UTO, or a word such as SPECIMEN is printed on it. Please look at the document itself.',
  },
  NOT_COMPARED: {
    label: 'Not compared',
    text: 'Another guest of this booking deleted their data, so that the two could not be compared with each other.',
  },
  PHOTO_FROM_FILE: {
    label: 'Photo from a file',
    text: 'The photo of the document was chosen from a file and not taken live.',
  },
  REUSED_PHOTO: {
    label: 'Photo seen before',
    text: 'The selfie or the photo of the document was sent for another booking too. Please look at the guest and the document.',
  },
  ALREADY_VERIFIED_AS_ANOTHER: {
    label: 'Same as another guest',
    text: 'The face or the document is that of another guest of this booking.',
  },
  DESK_REVIEW: { label: 'Photos to review', text: 'The photos wait for a decision of the front desk.' },
};

/** Covers flags that a newer server stored before it was rolled back. */
const unknownFlag = { label: 'Check the document', text: 'Please look at the document.' };

export function flagText(flag: string): { label: string; text: string } {
  return flagTexts[flag as PersonFlag] ?? unknownFlag;
}
