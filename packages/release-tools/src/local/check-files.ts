import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@suite/descriptor';
import { ReleaseFailure } from '../release-failure.ts';
import { buildCommand } from './build-command.ts';

/**
 * Verifies hashes and returns sizes in bytes. Unlisted files of earlier builds are ignored.
 * @throws ReleaseFailure that lists missing and changed files
 */
export async function checkFiles(
  remote: string,
  folder: string,
  listed: Readonly<Record<string, string>>,
): Promise<Map<string, number>> {
  const problems: Problem[] = [];
  const sizes = new Map<string, number>();
  for (const [path, hash] of Object.entries(listed)) {
    const content = await readIfThere(join(folder, path));
    if (content === undefined) {
      problems.push({ field: path, message: 'is listed in release.json but is not there' });
      continue;
    }
    const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (actual !== hash) problems.push({ field: path, message: 'was changed after the build' });
    sizes.set(path, content.length);
  }
  if (problems.length === 0) return sizes;
  throw new ReleaseFailure(
    `The files of ${remote} are not those of its release.json. Build it again: ${buildCommand(remote, folder)}`,
    problems,
  );
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
