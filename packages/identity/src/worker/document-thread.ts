import { parentPort } from 'node:worker_threads';
import { readDocument, readSides } from '../documents/read-document.ts';
import { fetchFilesOnly } from '../faces/model-files.ts';
import { IdentityError } from '../identity-error.ts';
import type { DocumentAnswer, DocumentRequest } from './open-document-reader.ts';

/** An unexpected error is thrown and ends the whole process. */
fetchFilesOnly();
parentPort?.on('message', ({ answerTo, ...request }: DocumentRequest) => {
  void answer(request).then((given) => answerTo.postMessage(given));
});

async function answer({
  photo,
  back,
  numberKey,
}: Omit<DocumentRequest, 'answerTo'>): Promise<DocumentAnswer> {
  try {
    if (back) return { ok: true, reading: await readSides([photo, back], { numberKey }) };
    const only = await readDocument(photo, { numberKey });
    return { ok: true, reading: { sides: [only], relation: null, joined: null } };
  } catch (error) {
    if (error instanceof IdentityError) return { ok: false, code: error.code, message: error.message };
    throw error;
  }
}
