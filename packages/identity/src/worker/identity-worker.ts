import { parentPort } from 'node:worker_threads';
import { openFaceReader, type FaceReader } from '../faces/face-reader.ts';
import { emptyDocumentData } from '../document-data.ts';
import { IdentityError } from '../identity-error.ts';
import { checkIdentity } from './check-identity.ts';
import type { WorkerAnswers, WorkerJob, WorkerReply, WorkerRequest } from './worker-messages.ts';

/** One thread that decides: loads its networks when the first job comes, and does one job at a time. */
let faces: Promise<FaceReader> | undefined;
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (request: WorkerRequest) => {
  last = last.then(async () => parentPort?.postMessage(await reply(request)));
});

async function reply({ id, job }: WorkerRequest): Promise<WorkerReply> {
  try {
    return { id, ok: true, answer: await doJob(job) };
  } catch (error) {
    if (error instanceof IdentityError) return { id, ok: false, code: error.code, message: error.message };
    throw error;
  }
}

async function doJob(job: WorkerJob): Promise<WorkerAnswers[WorkerJob['kind']]> {
  const reader = await (faces ??= openFaceReader());
  if (job.kind === 'warm') return null;
  if (job.kind === 'check') {
    const readers = { faces: reader, readDocument: () => Promise.resolve(emptyDocumentData) };
    return checkIdentity(readers, job.photos, job.withFaces);
  }
  const reading = await reader.readPhoto(job.as, job.photo);
  if (reading.refused !== null) return { refused: reading.refused };
  const { description, quality } = reading.face;
  return { refused: null, description, quality };
}
