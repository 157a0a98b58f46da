import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '@suite/descriptor';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside each compressible file once, at the highest level, so that serving does not compress. */
export async function precompress(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths.filter(isCompressible)) {
    const target = join(folder, path);
    const content = await readFile(target);
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    const [br, gz] = await Promise.all([toBrotli(content, brotli), toGzip(content, { level: 9 })]);
    if (br.length < content.length) await writeFile(`${target}.br`, br, { flush: true });
    if (gz.length < content.length) await writeFile(`${target}.gz`, gz, { flush: true });
  }
}
