import type { DocumentData } from '../../document-data.ts';
import { compareNames, type NameLikeness } from './compare-names.ts';

/** Staff review these flags; they never fail a verification. */
export interface DocumentFlags {
  expired: boolean | null;
  name: NameLikeness;
  /** Both names are known, but one is written in a script without a transliteration table. */
  nameNotCompared: boolean;
  mrzInvalid: boolean;
}

/** @param on `YYYY-MM-DD` in the hotel's time zone; documents are valid on their last day */
export function documentFlags(
  data: Pick<DocumentData, 'expiry_date' | 'full_name' | 'mrz_valid'>,
  name: string | null,
  on: string,
): DocumentFlags {
  const likeness = compareNames(data.full_name, name);
  return {
    expired: data.expiry_date === null ? null : data.expiry_date < on,
    name: likeness,
    nameNotCompared: likeness === 'cannot-compare' && data.full_name !== null && name !== null,
    mrzInvalid: data.mrz_valid === false,
  };
}
