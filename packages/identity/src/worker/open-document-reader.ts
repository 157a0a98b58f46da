import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { DocumentReading } from '../documents/read-document.ts';
import { IdentityError, type IdentityErrorCode } from '../identity-error.ts';

export type DocumentAnswer =
  { ok: true; reading: DocumentReading } | { ok: false; code: IdentityErrorCode; message: string };

export type DocumentReader = (photo: Uint8Array) => Promise<DocumentReading>;

/** As for processes, see `openIdentityPool`. */
const threadFile = import.meta.url.endsWith('.ts')
  ? new URL('../../test-processes/document-thread.mjs', import.meta.url)
  : new URL('document-thread.js', import.meta.url);

/** Reads documents beside the faces: both keep the thread they run on busy, and together they are what a guest waits for. */
export function openDocumentReader(): DocumentReader {
  const thread = new Worker(threadFile);
  return async (photo) => {
    const { port1, port2 } = new MessageChannel();
    thread.postMessage({ photo, answerTo: port2 }, [port2]);
    const [answer] = (await once(port1, 'message')) as [DocumentAnswer];
    port1.close();
    if (!answer.ok) throw new IdentityError(answer.code, answer.message);
    return answer.reading;
  };
}
