import type { Database } from '@suite/database';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Visitor {
  permissions: readonly string[];
  /** Decides the canary bucket, so that a user keeps their release across sessions. */
  user_id?: number;
  session_id?: string;
  tenant_id?: number | null;
}

/** Returns undefined without a session, and for a host that has no user ids. */
export function sessionOf(visitor: Visitor | null): string | undefined {
  if (visitor?.user_id === undefined) return undefined;
  return visitor.session_id ?? `user ${visitor.user_id}`;
}

export function mayManageReleases(visitor: Visitor | null): boolean {
  return visitor?.permissions.includes('manage_releases') ?? false;
}

/** Returns null without a session. It refuses by throwing an error with an `errorType`, which the host answers. */
export type VisitorOf = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Visitor | null | Promise<Visitor | null>;

/** Requires the user to confirm exactly this call, after all checks; release tokens are not confirmed. */
export type ConfirmCall = (request: FastifyRequest, tx: Database) => Promise<void>;

export type NetworkOf = (address: string) => string;

export interface Person {
  user_id: number;
  name: string;
}

export type FindPerson = (idOrEmail: string) => Promise<Person | undefined>;
