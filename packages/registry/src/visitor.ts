import type { FastifyReply, FastifyRequest } from 'fastify';

/** Somebody who has signed in to the host. */
export interface Visitor {
  permissions: readonly string[];
}

/**
 * Asks the host who is at the other end; null for somebody who has not signed in. The host may set headers on the
 * reply, and may refuse: an error of its own that carries an `errorType` is left to the host's error handler.
 */
export type VisitorOf = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Visitor | null | Promise<Visitor | null>;
