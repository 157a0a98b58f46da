import type { Database } from '@suite/database';
import { RegistryError } from '../errors/registry-error.ts';
import { isMarkedRemoved } from '../release-files.repository.ts';
import type { ReleaseKey } from '../release-key.ts';

export async function refusalWithoutFiles(database: Database, named: ReleaseKey): Promise<RegistryError> {
  const name = `${named.remote} ${named.release}`;
  const isRemoved = await isMarkedRemoved(database, named);
  if (isRemoved === undefined) {
    return new RegistryError(404, 'NOT_FOUND', `The registry holds no files of ${name}. Publish it first.`);
  }
  const message = isRemoved
    ? `The files of ${name} were removed, as it was not in use. Publish it again first.`
    : `The files of ${name} are missing. Publish it again first.`;
  return new RegistryError(409, 'CONFLICT', message);
}
