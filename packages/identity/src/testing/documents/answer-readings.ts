import { parentPort } from 'node:worker_threads';
import { readDocument } from '../../documents/read-document.ts';
import { drawDocument } from './draw-document.ts';
import { photographDocument } from './photograph-document.ts';
import type { PictureToRead, ReadingAnswer } from './open-reading-thread.ts';
import { specimen } from './specimens.ts';

const today = '2026-11-20';

async function take(picture: PictureToRead): Promise<Uint8Array> {
  if ('file' in picture) return picture.file;
  return photographDocument(await drawDocument(specimen(picture.holder, picture.options)), picture.settings);
}

async function answer(picture: PictureToRead): Promise<ReadingAnswer> {
  const photo = await take(picture);
  try {
    return { reading: await readDocument(photo, { today }) };
  } catch (error) {
    return {
      error: error instanceof Error ? `${error.name}: ${error.message}` : 'Something else was thrown.',
    };
  }
}

parentPort?.on('message', ({ id, picture }: { id: number; picture: PictureToRead }) => {
  void answer(picture).then((given) => parentPort?.postMessage({ id, answer: given }));
});
