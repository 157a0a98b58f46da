import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRelease, releaseId, type Release } from '@suite/descriptor';
import { ReleaseFailure } from '../release-failure.ts';
import { buildCommand } from './build-command.ts';
import { checkFiles } from './check-files.ts';

export interface LocalRelease {
  manifest: Release;
  /** The id that the registry will assign. */
  release: string;
  folder: string;
  sizes: ReadonlyMap<string, number>;
}

/** Reads a build and verifies its hashes. @throws ReleaseFailure */
export async function readLocalRelease(remote: string, folder: string): Promise<LocalRelease> {
  const manifest = parseManifest(remote, folder, await readManifest(remote, folder));
  if (manifest.name !== remote) {
    throw new ReleaseFailure(
      `${folder} holds ${manifest.name}, not ${remote}. Give the folder of ${remote} with --dist.`,
    );
  }
  const sizes = await checkFiles(remote, folder, manifest.files);
  return { manifest, release: await releaseId(manifest), folder, sizes };
}

async function readManifest(remote: string, folder: string): Promise<string> {
  const file = join(folder, 'release.json');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    throw new ReleaseFailure(`There is no ${file}. Build it first: ${buildCommand(remote, folder)}`);
  }
}

function parseManifest(remote: string, folder: string, text: string): Release {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new ReleaseFailure(
      `release.json of ${remote} is not JSON. Build it again: ${buildCommand(remote, folder)}`,
    );
  }
  const checked = checkRelease(parsed);
  if (checked.ok) return checked.value;
  throw new ReleaseFailure(
    `release.json of ${remote} is not acceptable. Mend what is named here and build again.`,
    checked.problems,
  );
}
