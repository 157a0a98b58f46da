import type { DocumentData } from '../../document-data.ts';
import { compareNames, type NameLikeness } from './compare-names.ts';

/** What a person at the desk should look at; none of it makes a verification fail. */
export interface DocumentFlags {
  /** Null when the date of expiry is not known. */
  expired: boolean | null;
  name: NameLikeness;
  /** There is a machine-readable zone, and its check digits disagree. */
  mrzInvalid: boolean;
}

/**
 * @param name of the guest as the booking has it
 * @param on the day, `YYYY-MM-DD`, in the hotel's time zone; a document is valid on the day it expires
 */
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
