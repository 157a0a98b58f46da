import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DocumentReading } from '../../documents/read-document.ts';
import type { PhotographSettings } from './photograph-document.ts';
import type { SpecimenOptions } from './specimens.ts';
import type { MrzHolder } from './write-mrz.ts';

export type PictureToRead =
  | { file: Uint8Array }
  | { holder: MrzHolder; settings: PhotographSettings; options?: SpecimenOptions };

export type ReadingAnswer = { reading: DocumentReading } | { error: string };

export function openReadingThread() {
  const worker = new Worker(new URL('../../../test-processes/reading-thread.mjs', import.meta.url));
  let last = 0;
  return {
    async read(picture: PictureToRead): Promise<ReadingAnswer> {
      last += 1;
      const answered = once(worker, 'message') as Promise<[{ id: number; answer: ReadingAnswer }]>;
      worker.postMessage({ id: last, picture });
      const [{ id, answer }] = await answered;
      if (id !== last) throw new Error('Pictures are read one after the other.');
      return answer;
    },
    close: () => worker.terminate(),
  };
}
