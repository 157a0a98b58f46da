import type { Database } from '@suite/database';
import { overrideHeader } from '@suite/descriptor';
import type { FastifyRequest } from 'fastify';
import { applyOverrides } from '../../document/apply-overrides.ts';
import { mayUseRemote, type CandidateRelease } from '../../document/document-for-visitor.ts';
import { listCandidates, type LiveSet, type LiveSets } from '../../document/live-set.ts';
import { RegistryError } from '../../errors/registry-error.ts';
import { overrideCookieText, type OverrideSettings } from '../../grants/presented-overrides.ts';
import type { Visitor } from '../../visitor.ts';
import { findService, listServices, type MappedService } from '../mapping/services.repository.ts';

export interface FindServiceDeps {
  database: Database;
  overrides: OverrideSettings;
  liveSets: LiveSets;
}

export interface RegistryState {
  live: LiveSet;
  services: readonly MappedService[];
}

export async function readRegistryState({ database, liveSets }: FindServiceDeps): Promise<RegistryState> {
  return { live: await liveSets.current(), services: await listServices(database) };
}

/** @throws RegistryError 403, also for a service that does not exist; 503 for one without an address */
export async function findServiceOrigin(
  deps: FindServiceDeps,
  request: FastifyRequest,
  { visitor, alias, state }: { visitor: Visitor; alias: string; state: RegistryState | undefined },
): Promise<string> {
  const candidates = await listOwnReleases(deps, request, { visitor, state });
  const declaring = candidates.filter(
    ({ manifest: { descriptor } }) =>
      descriptor.services?.includes(alias) && mayUseRemote(descriptor, visitor),
  );
  const service = state
    ? state.services.find((one) => one.alias === alias)
    : await findService(deps.database, alias);
  if (declaring.length === 0 || (service && !mayCall(service, declaring, visitor))) {
    const message = `You do not have permission to use the service ${alias}.`;
    throw new RegistryError('PERMISSION_DENIED', message);
  }
  if (service) return service.origin;
  const message = `The service ${alias} has no address at present. Please try again later.`;
  throw new RegistryError('UNAVAILABLE', message);
}

function mayCall(
  { remotes, permissions }: MappedService,
  declaring: readonly CandidateRelease[],
  visitor: Visitor,
): boolean {
  if (permissions && !permissions.some((name) => visitor.permissions.includes(name))) return false;
  return declaring.some(({ manifest }) => remotes.includes(manifest.name));
}

async function listOwnReleases(
  { database, overrides, liveSets }: FindServiceDeps,
  { headers }: FastifyRequest,
  { visitor, state }: { visitor: Visitor; state: RegistryState | undefined },
): Promise<CandidateRelease[]> {
  const candidates = listCandidates(state?.live ?? (await liveSets.current()), visitor);
  // Calls of a remote carry the cookie; other callers may send the header.
  const header = headers[overrideHeader];
  const text = typeof header === 'string' ? header : overrideCookieText(headers.cookie);
  if (text === '') return candidates;
  return (await applyOverrides({ database, ...overrides }, text, { candidates, visitor })).candidates;
}
