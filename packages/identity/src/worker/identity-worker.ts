import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { readDocument } from '../documents/read-document.ts';
import { openFaceReader, type FaceReader } from '../faces/face-reader.ts';
import { IdentityError } from '../identity-error.ts';
import { checkIdentity } from './check-identity.ts';
import type { WorkerAnswers, WorkerJob, WorkerReply, WorkerRequest } from './worker-messages.ts';

/** Nothing to read, so that the reader is loaded by the time there is. */
const blankPaper = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();

/** A process that decides: loads its networks when the first job comes, and does one job at a time. */
let faces: Promise<FaceReader> | undefined;
let last: Promise<void> = Promise.resolve();

// Whoever waits for a page goes before whoever waits for a decision.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The server decides when this ends; without one there is nobody to answer.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (request: WorkerRequest) => {
  last = last.then(async () => {
    process.send?.(await reply(request));
  });
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
  if (job.kind === 'warm') {
    await readDocument(await blankPaper());
    return null;
  }
  if (job.kind === 'check') return checkIdentity({ faces: reader, readDocument }, job.photos, job.withFaces);
  const reading = await reader.readPhoto(job.as, job.photo);
  if (reading.refused !== null) return { refused: reading.refused };
  const { description, quality } = reading.face;
  return { refused: null, description, quality };
}
