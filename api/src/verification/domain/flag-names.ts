export type DocumentFlag =
  | 'DOCUMENT_EXPIRED'
  | 'NAME_DIFFERS'
  | 'MRZ_INVALID'
  | 'NO_ZONE'
  | 'SIDES_DIFFER'
  | 'SPECIMEN'
  | 'PHOTO_FROM_FILE'
  | 'REUSED_PHOTO'
  | 'NOT_COMPARED';

interface SeenOnDocument {
  expired: boolean | null;
  name: string;
  mrzInvalid: boolean;
  /** Both sides belong to one card, and a field differs. */
  sidesDiffer: boolean;
  specimen: boolean;
}

/** A name that could not be compared adds no flag. */
export function flagNames({
  expired,
  name,
  mrzInvalid,
  sidesDiffer,
  specimen,
}: SeenOnDocument): DocumentFlag[] {
  const flags: DocumentFlag[] = [];
  if (expired) flags.push('DOCUMENT_EXPIRED');
  if (name === 'unlike') flags.push('NAME_DIFFERS');
  if (mrzInvalid) flags.push('MRZ_INVALID');
  if (sidesDiffer) flags.push('SIDES_DIFFER');
  if (specimen) flags.push('SPECIMEN');
  return flags;
}
