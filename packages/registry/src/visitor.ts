import type { Database } from '@suite/database';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A user who has signed in to the host. */
export interface Visitor {
  permissions: readonly string[];
  /** Decides the canary bucket, so that a user keeps the release they were given. */
  user_id?: number;
  /** The sign-in of this browser; a user may have several. */
  session_id?: string;
  /** Their tenant: it may have a release of its own, and some pages need a tenant. */
  tenant_id?: number | null;
}

/** What identifies the session of a signed-in visitor; undefined for others, and for a host that has no ids. */
export function sessionOf(visitor: Visitor | null): string | undefined {
  if (visitor?.user_id === undefined) return undefined;
  return visitor.session_id ?? `user ${visitor.user_id}`;
}

/** Whether a visitor may see how releases do and change which are live. */
export function mayManageReleases(visitor: Visitor | null): boolean {
  return visitor?.permissions.includes('manage_releases') ?? false;
}

/**
 * Asks the host who sent a request; null for a visitor who has not signed in. The host may set headers on the
 * reply, and may refuse: an error of its own that carries an `errorType` is left to the host's error handler.
 */
export type VisitorOf = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Visitor | null | Promise<Visitor | null>;

/**
 * Lets the host require that the person behind a request has confirmed this very call. Runs in the transaction of the change,
 * after all checks, and for people alone: a release token has nothing to confirm. It refuses as `VisitorOf` does.
 */
export type ConfirmCall = (request: FastifyRequest, tx: Database) => Promise<void>;

/** The network of an address for rate limits: such as the /64 of an IPv6 address. */
export type NetworkOf = (address: string) => string;

/** A user of the host, signed in or not. */
export interface Person {
  user_id: number;
  /** Their name in histories. */
  name: string;
}

/** Finds a person of the host by id or e-mail address. */
export type FindPerson = (idOrEmail: string) => Promise<Person | undefined>;
