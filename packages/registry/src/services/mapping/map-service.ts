import { isDeepStrictEqual } from 'node:util';
import type { Database } from '@suite/database';
import { RegistryError } from '../../errors/registry-error.ts';
import type { ReleaseActor } from '../../release-changes.repository.ts';
import { listLiveReleases } from '../../releases.repository.ts';
import type { Confirm } from '../../tokens/require-actor.ts';
import { declaringRemotes } from './declaring-releases.ts';
import {
  deleteService,
  insertMappingChange,
  insertService,
  lockService,
  updateService,
  type MappedService,
} from './services.repository.ts';

/** `updated_at` is the state of the mapping that it replaces. */
export interface WantedMapping {
  alias: string;
  origin: string;
  /** Both default to the values of the replaced mapping; a new one has none. */
  remotes?: readonly string[] | undefined;
  permissions?: readonly string[] | null | undefined;
  updated_at?: string | undefined;
}

/** @throws RegistryError 409 when another operator's mapping would be replaced without its `updated_at` */
export function mapService(
  database: Database,
  { alias, updated_at, ...wanted }: WantedMapping,
  actor: ReleaseActor,
  confirm: Confirm,
): Promise<MappedService> {
  return database.transaction(async (tx) => {
    const stored = await lockService(tx, alias);
    if (stored) requireSeen(stored, updated_at);
    else if (updated_at !== undefined)
      throw new RegistryError('CONFLICT', `${alias} is no longer mapped: load the services again.`);
    const mapping = {
      alias,
      origin: wanted.origin,
      remotes: [...new Set(wanted.remotes ?? stored?.remotes)].sort(),
      permissions:
        wanted.permissions === undefined ? (stored?.permissions ?? null) : sortedOrNull(wanted.permissions),
    };
    if (stored && isDeepStrictEqual({ ...stored, ...mapping }, stored)) return stored;
    await confirm(tx);
    const mapped = stored ? await updateService(tx, mapping, actor) : await insertService(tx, mapping, actor);
    if (!mapped)
      throw new RegistryError(
        'CONFLICT',
        `Another operator has just mapped ${alias}: load the services again.`,
      );
    const { origin, ...allowed } = mapping;
    await insertMappingChange(
      tx,
      { ...allowed, from_origin: stored?.origin ?? null, to_origin: origin },
      actor,
    );
    return mapped;
  });
}

function sortedOrNull(permissions: readonly string[] | null): string[] | null {
  return permissions && [...new Set(permissions)].sort();
}

/** `force` ends it even while live releases declare the alias. */
export interface WantedUnmapping {
  alias: string;
  updated_at: string | undefined;
  force: boolean;
}

/** Returns the remotes whose live releases still declare the alias. */
export function unmapService(
  database: Database,
  { alias, updated_at, force }: WantedUnmapping,
  actor: ReleaseActor,
  confirm: Confirm,
): Promise<string[]> {
  return database.transaction(async (tx) => {
    const stored = await lockService(tx, alias);
    if (!stored) throw new RegistryError('NOT_FOUND', `There is no service ${alias}.`);
    requireSeen(stored, updated_at);
    const remotes = declaringRemotes(await listLiveReleases(tx), alias);
    if (remotes.length > 0 && !force) {
      const names = remotes.join(', ');
      throw new RegistryError(
        'CONFLICT',
        `The live release of ${names} needs ${alias}: promote one without it first, or unmap it by force, after which its calls fail.`,
      );
    }
    await confirm(tx);
    await deleteService(tx, alias);
    const ended = { alias, from_origin: stored.origin, to_origin: null, remotes: null, permissions: null };
    await insertMappingChange(tx, ended, actor);
    return remotes;
  });
}

function requireSeen({ alias, origin, ...stored }: MappedService, updated_at: string | undefined): void {
  if (updated_at !== undefined && Date.parse(updated_at) === stored.updated_at.getTime()) return;
  const { updated_by_name: operator } = stored;
  if (updated_at !== undefined) {
    throw new RegistryError(
      'CONFLICT',
      `${operator} has mapped ${alias} to ${origin} in the meantime: look at it, and repeat your change.`,
    );
  }
  throw new RegistryError(
    'CONFLICT',
    `${operator} has mapped ${alias} to ${origin}: to change that, send its updated_at, ${stored.updated_at.toISOString()}.`,
  );
}
