import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '@suite/contracts/http';
import type { UnconfirmedActionError } from '../../errors/unconfirmed-action.ts';
import type { Caller } from '../../access/caller.ts';

export type SignedInEndpoint = { access: Exclude<Access, 'public' | 'guest'> } & Pick<
  Endpoint,
  'withOneTimePassword' | 'withoutSecondFactor'
>;

export type RequireCaller = (
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: SignedInEndpoint,
) => Promise<Caller>;

export type StoreUnconfirmed = (
  caller: Caller,
  refusal: UnconfirmedActionError,
  opensSignIn: boolean,
) => Promise<void>;
