import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

export interface FileInMemory {
  content: Buffer;
  etag: string;
}

const maxBytes = 32 * 1024 * 1024;

export function openFileMemory(maxSize = maxBytes) {
  const files = new LRUCache<string, FileInMemory>({
    maxSize,
    sizeCalculation: ({ content }) => content.length + 1,
  });
  const read = async (file: string, key: string): Promise<FileInMemory | undefined> => {
    const known = files.get(key);
    if (known) return known;
    const content = await unlessMissing(readFile(file));
    if (!content) return undefined;
    const hash = createHash('sha256').update(content).digest('base64url');
    const kept = { content, etag: `"${hash.slice(0, 22)}"` };
    files.set(key, kept);
    return kept;
  };
  return {
    readHashed: (file: string) => read(file, file),
    async readCurrent(file: string): Promise<FileInMemory | undefined> {
      const found = await unlessMissing(stat(file));
      return found && read(file, `${file} ${found.mtimeMs} ${found.size}`);
    },
  };
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) return undefined;
    throw error;
  }
}
