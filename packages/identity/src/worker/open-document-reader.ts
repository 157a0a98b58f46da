import { once } from 'node:events';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { DocumentReading } from '../documents/read-document.ts';
import { IdentityError, type IdentityErrorCode } from '../identity-error.ts';

export type DocumentAnswer =
  { ok: true; reading: DocumentReading } | { ok: false; code: IdentityErrorCode; message: string };

/** @param numberKey with which the document's number is digested */
export type DocumentReader = (photo: Uint8Array, numberKey?: Uint8Array) => Promise<DocumentReading>;

export interface DocumentRequest {
  photo: Uint8Array;
  numberKey: Uint8Array | undefined;
  answerTo: MessagePort;
}

/** As for processes, see `openIdentityPool`. */
const threadFile = import.meta.url.endsWith('.ts')
  ? new URL('../../test-processes/document-thread.mjs', import.meta.url)
  : new URL('document-thread.js', import.meta.url);

/** Reads documents beside the faces: both keep the thread they run on busy, and together they are what a guest waits for. */
export function openDocumentReader(): DocumentReader {
  const thread = new Worker(threadFile);
  return async (photo, numberKey) => {
    const { port1, port2 } = new MessageChannel();
    const request: DocumentRequest = { photo, numberKey, answerTo: port2 };
    thread.postMessage(request, [port2]);
    const [answer] = (await once(port1, 'message')) as [DocumentAnswer];
    port1.close();
    if (!answer.ok) throw new IdentityError(answer.code, answer.message);
    return answer.reading;
  };
}
