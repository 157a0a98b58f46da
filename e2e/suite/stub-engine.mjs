import { readFile } from 'node:fs/promises';

/** @import { IdentityEngine, IdentitySettings } from '@suite/identity' */

const unread = {
  document_type: null,
  issuing_country: null,
  full_name: null,
  date_of_birth: null,
  expiry_date: null,
  number_last4: null,
  mrz_valid: true,
};

/**
 * Returns the result that a test has written, or runs the real engine without one.
 * @param {IdentitySettings | undefined} settings
 * @param {() => Promise<{ openIdentityEngine: (settings?: IdentitySettings) => IdentityEngine }>} importReal
 * @returns {IdentityEngine}
 */
export function openStubEngine(settings, importReal) {
  /** @type {Promise<IdentityEngine> | undefined} */
  let real;
  const openReal = async () => (await importReal()).openIdentityEngine(settings);
  return {
    warmUp: async () => undefined,
    close: async () => (await real)?.close(),
    async checkSelfie(photos) {
      if (await readAnswer()) return { reason: null, captures: null };
      return (await (real ??= openReal())).checkSelfie(photos);
    },
    async checkDocument(photos) {
      const answer = await readAnswer();
      if (answer) {
        return {
          photo: null,
          document_evidence: /** @type {const} */ ('zone'),
          repeats_capture: false,
          portrait_misplaced: false,
          specimen: false,
          ...answer,
          face_match_details: null,
          document_data: unread,
          identity: null,
          document_sides: photos.document_back ? /** @type {const} */ ('agree') : null,
          document_side: null,
        };
      }
      return (await (real ??= openReal())).checkDocument(photos);
    },
  };
}

/** @returns {Promise<Pick<Awaited<ReturnType<IdentityEngine['checkDocument']>>, 'similarity_score' | 'reason'> | null>} */
async function readAnswer() {
  try {
    return JSON.parse(await readFile(process.env['STUB_ENGINE_ANSWER'] ?? '', 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}
