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

/**
 * The engine of a suite for browser tests: answers what the test has written down, and has the real engine compare the
 * photos while nothing is written down.
 */
export function openStubEngine(settings, importReal) {
  let real;
  const openReal = async () => (await importReal()).openIdentityEngine(settings);
  return {
    warmUp: async () => undefined,
    close: async () => (await real)?.close(),
    async check(photos) {
      const answer = await readAnswer();
      if (answer)
        return { photo: null, ...answer, face_match_details: null, document_data: unread, turn: 'seen' };
      real ??= openReal();
      return (await real).check(photos);
    },
  };
}

async function readAnswer() {
  try {
    return JSON.parse(await readFile(process.env.STUB_ENGINE_ANSWER ?? '', 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}
