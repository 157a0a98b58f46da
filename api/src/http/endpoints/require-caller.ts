import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '@suite/contracts/http';
import type { UnconfirmedActionError } from '../../errors/unconfirmed-action.ts';
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

/** Stores the refused call and gives the refusal the id by which the caller confirms it. */
export type StoreUnconfirmed = (
  caller: Caller,
  refusal: UnconfirmedActionError,
  opensSignIn: boolean,
) => Promise<void>;
