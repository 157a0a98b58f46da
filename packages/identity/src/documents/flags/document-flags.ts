import type { DocumentData } from '../../document-data.ts';
import { compareNames, type NameLikeness } from './compare-names.ts';

/** Staff review these flags; they never fail a verification. */
export interface DocumentFlags {
  expired: boolean | null;
  name: NameLikeness;
  mrzInvalid: boolean;
}

/** @param on `YYYY-MM-DD` in the hotel's time zone; documents are valid on their last day */
export function documentFlags(
  data: Pick<DocumentData, 'expiry_date' | 'full_name' | 'mrz_valid'>,
  name: string | null,
  on: string,
): DocumentFlags {
  return {
    expired: data.expiry_date === null ? null : data.expiry_date < on,
    name: compareNames(data.full_name, name),
    mrzInvalid: data.mrz_valid === false,
  };
}
