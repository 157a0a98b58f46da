import { setPriority } from 'node:os';
import sharp from 'sharp';
import { openFaceMatcher, type FaceMatcher } from '../faces/face-matcher.ts';
import { openFaceReader, type FaceReader } from '../faces/face-reader.ts';
import { IdentityError } from '../identity-error.ts';
import { checkDocument } from './check-document.ts';
import { checkSelfie } from './check-selfie.ts';
import { openDocumentReader, type DocumentReader } from './open-document-reader.ts';
import type {
  DescribeAnswer,
  WorkerAnswers,
  WorkerJob,
  WorkerReply,
  WorkerRequest,
} from './worker-messages.ts';

/** Reading it loads the models in advance. */
const blankPaper = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();

/** Like nice(2): half the processor time of a process with normal priority under full load. */
const decisionPriority = 3;

let faces: Promise<FaceReader> | undefined;
let matcher: Promise<FaceMatcher> | undefined;
let documents: DocumentReader | undefined;
let last: Promise<void> = Promise.resolve();

setPriority(decisionPriority);
// The server ends this process.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
// A normal exit would crash if native code is reading a document.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
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
  faces ??= openFaceReader();
  matcher ??= openFaceMatcher(process.argv[2]);
  if (job.kind === 'describe') return describe(await faces, await matcher, job);
  if (job.kind === 'selfie') return checkSelfie(await faces, job.photos);
  const readDocument = (documents ??= openDocumentReader());
  if (job.kind === 'document') {
    const readers = { faces: await faces, matcher: await matcher, readDocument };
    return checkDocument(readers, job.photos, job.withFaces);
  }
  await Promise.all([faces, matcher, readDocument({ photo: await blankPaper() })]);
  return null;
}

async function describe(
  faces: FaceReader,
  matcher: FaceMatcher,
  job: Extract<WorkerJob, { kind: 'describe' }>,
): Promise<DescribeAnswer> {
  const reading = await faces.readPhoto(job.as, job.photo);
  if (reading.refused !== null) return { refused: reading.refused };
  const description = await matcher.describe(reading.face, reading.photo);
  return { refused: null, description, quality: reading.face.quality };
}
