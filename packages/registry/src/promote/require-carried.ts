import type { Database } from '@suite/database';
import type { Release } from '@suite/remote-kit/descriptor';
import { RegistryError } from '../errors/registry-error.ts';
import { listLiveReleases } from '../releases.repository.ts';
import { findClash } from './find-clash.ts';

/** Refuses a release that what others have live leaves no room for, whomever it is meant for. @throws RegistryError 409 */
export async function requireCarried(tx: Database, manifest: Release): Promise<void> {
  const live = await listLiveReleases(tx);
  const others = live.filter(({ remote }) => remote !== manifest.name);
  const clash = findClash(
    manifest.descriptor,
    others.map((other) => other.manifest.descriptor),
  );
  if (clash !== undefined) throw new RegistryError(409, 'CONFLICT', clash);
}
