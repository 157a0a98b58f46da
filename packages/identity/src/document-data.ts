/** What could be read from a document. A field that could not be read is null; nothing is guessed. */
export interface DocumentData {
  document_type: string | null;
  /** Three letters as on the document (ISO 3166 or one of ICAO's own). */
  issuing_country: string | null;
  full_name: string | null;
  /** `YYYY-MM-DD`. */
  date_of_birth: string | null;
  /** `YYYY-MM-DD`. */
  expiry_date: string | null;
  /** The last four characters of its number: enough to recognise it, too few to use it. */
  number_last4: string | null;
  /** Whether all check digits of the machine-readable zone agree; null when there was none. */
  mrz_valid: boolean | null;
}

/** What is known of a document of which nothing could be read. */
export const emptyDocumentData: DocumentData = {
  document_type: null,
  issuing_country: null,
  full_name: null,
  date_of_birth: null,
  expiry_date: null,
  number_last4: null,
  mrz_valid: null,
};
