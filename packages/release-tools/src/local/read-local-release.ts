import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRelease, releaseId, type Release } from '@suite/descriptor';
import { ReleaseFailure } from '../release-failure.ts';
import { buildCommand } from './build-command.ts';
import { checkFiles } from './check-files.ts';

/** A build on this disk whose every file is what its release.json says. */
export interface LocalRelease {
  manifest: Release;
  /** The id the registry will give it. */
  release: string;
  folder: string;
  /** Size in bytes of each file. */
  sizes: ReadonlyMap<string, number>;
}

/** Reads and verifies a build. @throws ReleaseFailure that says what to do */
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
