import type { Database } from '@suite/database';
import { RegistryError } from '../errors/registry-error.ts';
import { isMarkedRemoved, type Named } from '../garbage/garbage.repository.ts';

/** Why a release that has no files cannot go live: it never came, nobody used it for long, or its folder was lost. */
export async function refusalWithoutFiles(database: Database, named: Named): Promise<RegistryError> {
  const name = `${named.remote} ${named.release}`;
  const isRemoved = await isMarkedRemoved(database, named);
  if (isRemoved === undefined) {
    return new RegistryError(404, 'NOT_FOUND', `The registry holds no files of ${name}. Publish it first.`);
  }
  const why = isRemoved ? 'were removed, as nobody had used it for a while' : 'are missing';
  return new RegistryError(409, 'CONFLICT', `The files of ${name} ${why}. Publish it again first.`);
}
