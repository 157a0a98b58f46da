import { readFile } from 'node:fs/promises';

const unread = {
  document_type: null,
  issuing_country: null,
  full_name: null,
  date_of_birth: null,
  expiry_date: null,
  number_last4: null,
  mrz_valid: null,
};

/** An engine that looks at nothing and answers what the test has written down. */
export function openIdentityEngine() {
  return {
    warmUp: async () => undefined,
    close: async () => undefined,
    check: async () => ({
      photo: null,
      ...JSON.parse(await readFile(process.env.STUB_ENGINE_ANSWER ?? '', 'utf8')),
      face_match_details: null,
      document_data: unread,
      turn: 'seen',
    }),
  };
}
