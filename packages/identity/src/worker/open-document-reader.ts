import { once } from 'node:events';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { DocumentReading, SidesReading } from '../documents/read-document.ts';
import { IdentityError, type IdentityErrorCode } from '../identity-error.ts';

export type DocumentSides =
  | { sides: readonly [DocumentReading]; relation: null; joined: null }
  | SidesReading;

export type DocumentAnswer =
  | { ok: true; reading: DocumentSides }
  | { ok: false; code: IdentityErrorCode; message: string };

export interface PhotosToRead {
  photo: Uint8Array;
  back?: Uint8Array | undefined;
  numberKey?: Uint8Array | undefined;
}

export type DocumentReader = (photos: PhotosToRead) => Promise<DocumentSides>;

export interface DocumentRequest extends PhotosToRead {
  answerTo: MessagePort;
}

const threadFile = import.meta.url.endsWith('.ts')
  ? new URL('../../test-processes/document-thread.mjs', import.meta.url)
  : new URL('document-thread.js', import.meta.url);

/** Runs in a thread parallel to face recognition, as both take the guest's waiting time. */
export function openDocumentReader(): DocumentReader {
  const thread = new Worker(threadFile);
  return async (photos) => {
    const { port1, port2 } = new MessageChannel();
    const request: DocumentRequest = { ...photos, answerTo: port2 };
    thread.postMessage(request, [port2]);
    const [answer] = (await once(port1, 'message')) as [DocumentAnswer];
    port1.close();
    if (!answer.ok) throw new IdentityError(answer.code, answer.message);
    return answer.reading;
  };
}
