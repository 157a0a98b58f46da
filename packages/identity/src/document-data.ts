/** The zone has a year of two digits, and people born in either century can have such a document. */
export interface OpenBirth {
  earlier: string;
  later: string;
  /** It is true for passports and identity cards only. */
  never_expires: boolean;
}

/** A field that could not be read is null; values are never guessed. */
export interface DocumentData {
  document_type: string | null;
  issuing_country: string | null;
  full_name: string | null;
  date_of_birth: string | null;
  open_birth?: OpenBirth | undefined;
  expiry_date: string | null;
  number_last4: string | null;
  /** It is true if all check digits of the machine-readable zone agree, and null without a zone. */
  mrz_valid: boolean | null;
}

export const emptyDocumentData: DocumentData = {
  document_type: null,
  issuing_country: null,
  full_name: null,
  date_of_birth: null,
  expiry_date: null,
  number_last4: null,
  mrz_valid: null,
};
