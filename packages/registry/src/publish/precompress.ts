import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '@suite/descriptor';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.gz` next to each compressible file once, at the highest level, so that serving does not compress. */
export const writeGzip = (folder: string, paths: readonly string[]) =>
  writeCopies(folder, paths, { ending: '.gz', compress: (content) => toGzip(content, { level: 9 }) });

export const writeBrotli = (folder: string, paths: readonly string[]) =>
  writeCopies(folder, paths, {
    ending: '.br',
    compress: (content) =>
      toBrotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
  });

interface Compression {
  ending: string;
  compress: (content: Buffer) => Promise<Buffer>;
}

async function writeCopies(folder: string, paths: readonly string[], { ending, compress }: Compression) {
  for (const path of paths.filter(isCompressible)) {
    const target = join(folder, path);
    const content = await readFile(target);
    const smaller = await compress(content);
    if (smaller.length < content.length) await writeFile(target + ending, smaller, { flush: true });
  }
}
