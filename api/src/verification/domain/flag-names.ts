export type DocumentFlag =
  | 'DOCUMENT_EXPIRED'
  | 'NAME_DIFFERS'
  | 'NAME_NOT_COMPARED'
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
  nameNotCompared: boolean;
  mrzInvalid: boolean;
  /** Both sides belong to one card, and a field differs. */
  sidesDiffer: boolean;
  specimen: boolean;
}

export function flagNames(seen: SeenOnDocument): DocumentFlag[] {
  const flags: DocumentFlag[] = [];
  if (seen.expired) flags.push('DOCUMENT_EXPIRED');
  if (seen.name === 'unlike') flags.push('NAME_DIFFERS');
  if (seen.nameNotCompared) flags.push('NAME_NOT_COMPARED');
  if (seen.mrzInvalid) flags.push('MRZ_INVALID');
  if (seen.sidesDiffer) flags.push('SIDES_DIFFER');
  if (seen.specimen) flags.push('SPECIMEN');
  return flags;
}
