import type { Database } from '@suite/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '../errors/registry-error.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import { mayManageReleases, type ConfirmCall, type FindPerson, type VisitorOf } from '../visitor.ts';
import { bearsReleaseToken, requireScope, requireToken } from './release-tokens.ts';

export interface Callers {
  database: Database;
  visitor: VisitorOf;
  findPerson: FindPerson;
  confirmCall: ConfirmCall;
}

/** `remote` limits what the caller may promote and roll back; `*` is any. */
export interface ScopedActor extends ReleaseActor {
  remote: string;
}

/** @throws RegistryError 401 without token or session, 403 for a user without the permission */
export async function requireActor(
  { database, visitor, findPerson }: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ScopedActor> {
  const address = request.ip;
  if (bearsReleaseToken(request)) {
    const { id, remote, label } = await requireToken(database, request);
    return { token_id: id, user_id: null, name: label, address, remote };
  }
  const person = await visitor(request, reply);
  if (!person) {
    const message = 'Sign in, or send a release token: Authorization: Bearer <token>.';
    throw new RegistryError('UNAUTHENTICATED', message);
  }
  if (!mayManageReleases(person) || person.user_id === undefined)
    throw new RegistryError('PERMISSION_DENIED', 'You do not have permission to move releases.');
  const known = await findPerson(String(person.user_id));
  return {
    token_id: null,
    user_id: person.user_id,
    name: known?.name ?? `person ${person.user_id}`,
    address,
    remote: '*',
  };
}

export async function requireActorOf(
  remote: string,
  callers: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ScopedActor> {
  const actor = await requireActor(callers, request, reply);
  requireScope(actor, remote);
  return actor;
}

/** Refuses a privileged change, in its transaction, unless the user has confirmed it. */
export type Confirm = (tx: Database) => Promise<void>;

export function confirmationOf(
  { confirmCall }: Callers,
  { token_id }: ReleaseActor,
  request: FastifyRequest,
): Confirm {
  return async (tx) => {
    if (token_id === null) await confirmCall(request, tx);
  };
}
