/**
 * What staff should look at. An expired document, a name unlike the booking's and check digits that disagree are no
 * failures; a face or number of another guest of the booking is one.
 */
export type DocumentFlag =
  'DOCUMENT_EXPIRED' | 'NAME_DIFFERS' | 'MRZ_INVALID' | 'ALREADY_VERIFIED_AS_ANOTHER';

interface SeenOnDocument {
  expired: boolean | null;
  name: string;
  mrzInvalid: boolean;
}

/** The flags as they are stored. A name that could not be compared says nothing. */
export function flagNames({ expired, name, mrzInvalid }: SeenOnDocument): DocumentFlag[] {
  const flags: DocumentFlag[] = [];
  if (expired) flags.push('DOCUMENT_EXPIRED');
  if (name === 'unlike') flags.push('NAME_DIFFERS');
  if (mrzInvalid) flags.push('MRZ_INVALID');
  return flags;
}
