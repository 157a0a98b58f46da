import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Problem } from '@suite/remote-kit/descriptor';
import { ReleaseFailure } from '../release-failure.ts';

/** Compares a folder with the listed hashes, both ways, and gives the size of each file. */
export async function checkFiles(
  remote: string,
  folder: string,
  listed: Readonly<Record<string, string>>,
): Promise<Map<string, number>> {
  const present = await listFiles(folder);
  const problems: Problem[] = [];
  const sizes = new Map<string, number>();
  for (const [path, hash] of Object.entries(listed)) {
    if (!present.delete(path)) {
      problems.push({ field: path, message: 'is listed in release.json but is not there' });
      continue;
    }
    const content = await readFile(join(folder, path));
    const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (actual !== hash) problems.push({ field: path, message: 'was changed after the build' });
    sizes.set(path, content.length);
  }
  present.delete('release.json');
  for (const path of present) problems.push({ field: path, message: 'is not listed in release.json' });
  if (problems.length === 0) return sizes;
  throw new ReleaseFailure(
    `The files of ${remote} are not those of its release.json. Build it again: npm run build -w ${remote}`,
    problems,
  );
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return new Set(
    files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
}
