import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '@suite/contracts/http';
import type { Caller } from '../../access/caller.ts';

/** An endpoint that needs a session, as far as its caller is concerned. */
export type SignedInEndpoint = { access: Exclude<Access, 'public' | 'guest'> } & Pick<
  Endpoint,
  'withOneTimePassword' | 'withoutSecondFactor'
>;

/** The caller of a route, or the refusal that the endpoint's `access` asks for. */
export type RequireCaller = (
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: SignedInEndpoint,
) => Promise<Caller>;
