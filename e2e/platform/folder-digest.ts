import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

export async function folderDigest(folder: string): Promise<Record<string, string>> {
  const digest: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    digest[path.relative(folder, file)] = `${hash} ${(await stat(file)).mtimeMs}`;
  }
  return digest;
}
