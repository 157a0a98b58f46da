import type { Database } from '@suite/database';
import type { Release } from '@suite/descriptor';
import { RegistryError } from '../errors/registry-error.ts';
import { isMarkedRemoved } from '../release-files.repository.ts';
import type { ReleaseKey } from '../release-key.ts';
import { findRelease } from '../releases.repository.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';

/** @throws RegistryError 404 for a release that was never published, 409 after its files were removed */
export async function requirePublished(
  { database, storage }: { database: Database; storage: ReleaseStorage },
  { remote, release }: ReleaseKey,
): Promise<Release | undefined> {
  if (release !== 'live' && !(await storage.exists(`${remote}/${release}`)))
    throw await refusalWithoutFiles(database, { remote, release });
  return findRelease(database, remote, release);
}

export async function refusalWithoutFiles(database: Database, named: ReleaseKey): Promise<RegistryError> {
  const name = `${named.remote} ${named.release}`;
  const isRemoved = await isMarkedRemoved(database, named);
  if (isRemoved === undefined)
    return new RegistryError('NOT_FOUND', `The registry holds no files of ${name}. Publish it first.`);
  const message = isRemoved
    ? `The files of ${name} were removed, as it was not in use. Publish it again first.`
    : `The files of ${name} are missing. Publish it again first.`;
  return new RegistryError('CONFLICT', message);
}
