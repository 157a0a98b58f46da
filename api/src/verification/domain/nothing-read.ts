import type { DocumentData } from '@suite/contracts/verification';

export const nothingRead: DocumentData = {
  document_type: null,
  issuing_country: null,
  full_name: null,
  date_of_birth: null,
  expiry_date: null,
  number_last4: null,
  mrz_valid: null,
};
