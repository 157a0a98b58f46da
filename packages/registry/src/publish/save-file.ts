import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export async function saveFile(
  file: Readable,
  path: string,
  count: (bytes: number) => void,
): Promise<string> {
  const hash = createHash('sha384');
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      try {
        count(chunk.length);
      } catch (error) {
        done(error as Error);
        return;
      }
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await mkdir(dirname(path), { recursive: true });
  await pipeline(file, measure, createWriteStream(path, { flags: 'wx', flush: true }));
  return `sha384-${hash.digest('base64')}`;
}
