import type { Database } from '@suite/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '../errors/registry-error.ts';
import type { Mover } from '../moves.repository.ts';
import type { FindPerson, VisitorOf } from '../visitor.ts';
import { bearsReleaseToken, requireScope, requireToken } from './release-tokens.ts';

/** What a person of the host needs to move releases from the browser. */
const permission = 'manage_releases';

/** How the registry learns who sends a request. */
export interface Callers {
  database: Database;
  visitor: VisitorOf;
  findPerson: FindPerson;
}

/** Whoever may move releases, and of which remote; `*` is any. */
export interface ScopedMover extends Mover {
  remote: string;
}

/**
 * The token or the person behind a request.
 * @throws RegistryError 401 for neither, 403 for somebody without the permission
 */
export async function requireMover(
  { database, visitor, findPerson }: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ScopedMover> {
  const address = request.ip;
  if (bearsReleaseToken(request)) {
    const { id, remote, label } = await requireToken(database, request);
    return { token_id: id, user_id: null, name: label, address, remote };
  }
  const person = await visitor(request, reply);
  if (!person) {
    const message = 'Sign in, or send a release token: Authorization: Bearer <token>.';
    throw new RegistryError(401, 'UNAUTHENTICATED', message);
  }
  if (!person.permissions.includes(permission) || person.user_id === undefined) {
    throw new RegistryError(403, 'PERMISSION_DENIED', 'You do not have permission to move releases.');
  }
  const known = await findPerson(String(person.user_id));
  return {
    token_id: null,
    user_id: person.user_id,
    name: known?.name ?? `person ${person.user_id}`,
    address,
    remote: '*',
  };
}

/** The token or the person behind a request about one remote. @throws RegistryError also for another team's token */
export async function requireMoverOf(
  remote: string,
  callers: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Mover> {
  const mover = await requireMover(callers, request, reply);
  requireScope(mover, remote);
  return mover;
}
