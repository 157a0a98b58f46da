/**
 * Staff look at each of these: the document is over, its name is unlike the booking's, its check digits disagree, it has no
 * zone, the two sides of a card say different things, a photo was not taken live or was sent for another booking too, or the
 * face could not be compared with those of other guests.
 */
export type DocumentFlag =
  | 'DOCUMENT_EXPIRED'
  | 'NAME_DIFFERS'
  | 'MRZ_INVALID'
  | 'NO_ZONE'
  | 'SIDES_DIFFER'
  | 'PHOTO_FROM_FILE'
  | 'REUSED_PHOTO'
  | 'NOT_COMPARED';

interface SeenOnDocument {
  expired: boolean | null;
  name: string;
  mrzInvalid: boolean;
  /** The sides are of one card, and something on them differs. */
  sidesDiffer: boolean;
}

/** The flags as they are stored. A name that could not be compared says nothing. */
export function flagNames({ expired, name, mrzInvalid, sidesDiffer }: SeenOnDocument): DocumentFlag[] {
  const flags: DocumentFlag[] = [];
  if (expired) flags.push('DOCUMENT_EXPIRED');
  if (name === 'unlike') flags.push('NAME_DIFFERS');
  if (mrzInvalid) flags.push('MRZ_INVALID');
  if (sidesDiffer) flags.push('SIDES_DIFFER');
  return flags;
}
