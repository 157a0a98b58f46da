import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressed = /\.(js|css|json)$/;
/** The suite's builds use the same value (packages/webpack-config/src/shell-config.mjs). */
const threshold = 1024;

/**
 * Puts the copies beside each script, style and manifest that the server sends in place of it: by Brotli and by gzip,
 * both at their default level, which for Brotli is the highest.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !compressed.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < threshold) continue;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content));
  }
}
