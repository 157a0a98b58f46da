import type { FastifyRequest } from 'fastify';

/** Somebody who has signed in to the host. */
export interface Visitor {
  permissions: readonly string[];
}

/** Asks the host who is at the other end; null for somebody who has not signed in. */
export type VisitorOf = (request: FastifyRequest) => Visitor | null | Promise<Visitor | null>;
