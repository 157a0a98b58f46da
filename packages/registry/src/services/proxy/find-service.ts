import type { Database } from '@suite/database';
import { RegistryError } from '../../errors/registry-error.ts';
import { mayUseRemote, type CandidateRelease } from '../../document/document-for-visitor.ts';
import type { Visitor } from '../../visitor.ts';
import { findService } from '../mapping/services.repository.ts';

interface FindDeps {
  database: Database;
  listCandidates: (visitor: Visitor | null) => Promise<CandidateRelease[]>;
}

/**
 * The origin of a service, for a user who may use a live remote that declares it.
 * @throws RegistryError 403, also for a service that does not exist; 503 for one without an address
 */
export async function findServiceOrigin(
  { database, listCandidates }: FindDeps,
  visitor: Visitor,
  alias: string,
): Promise<string> {
  const candidates = await listCandidates(visitor);
  const isDeclared = candidates.some(
    ({ manifest: { descriptor } }) =>
      descriptor.services?.includes(alias) && mayUseRemote(descriptor, visitor),
  );
  if (!isDeclared) {
    const message = `You do not have permission to use the service ${alias}.`;
    throw new RegistryError(403, 'PERMISSION_DENIED', message);
  }
  const service = await findService(database, alias);
  if (service) return service.origin;
  const message = `The service ${alias} has no address at present. Please try again later.`;
  throw new RegistryError(503, 'UNAVAILABLE', message);
}
