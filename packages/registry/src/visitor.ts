import type { FastifyReply, FastifyRequest } from 'fastify';

/** Somebody who has signed in to the host. */
export interface Visitor {
  permissions: readonly string[];
  /** Stays the same for one person, so that they keep the release they were given. */
  user_id?: number;
  /** Where they work; a hotel may be given a release of its own, and some pages are only for people of one. */
  hotel_id?: number | null;
}

/**
 * Asks the host who is at the other end; null for somebody who has not signed in. The host may set headers on the
 * reply, and may refuse: an error of its own that carries an `errorType` is left to the host's error handler.
 */
export type VisitorOf = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Visitor | null | Promise<Visitor | null>;

/** Which clients count as one where their calls are limited, by an address: such as the /64 of an IPv6 address. */
export type NetworkOf = (address: string) => string;

/** Somebody the host knows, whether or not they are here. */
export interface Person {
  user_id: number;
  /** What they are called in histories. */
  name: string;
}

/** Finds a person of the host by id or e-mail address. */
export type FindPerson = (idOrEmail: string) => Promise<Person | undefined>;
