import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, AnyEndpoint, Endpoint } from '@suite/contracts/http';
import type { ApiScope } from '@suite/contracts/permissions';
import type { UnconfirmedActionError } from '../../errors/unconfirmed-action.ts';
import type { AnyCaller, Caller, FoundMachine } from '../../access/caller.ts';

export type SignedInEndpoint = { access: Exclude<Access, 'public' | 'guest'> } & Pick<
  Endpoint,
  'scope' | 'withOneTimePassword' | 'withoutSecondFactor'
>;

/** Gives machines to endpoints with a scope alone, so that no other handler needs to expect them. */
export type CallerOf<E extends AnyEndpoint> = E['scope'] extends ApiScope ? AnyCaller : Caller;

export interface RequireCaller {
  (
    request: FastifyRequest,
    reply: FastifyReply,
    endpoint: SignedInEndpoint & { scope?: undefined },
  ): Promise<Caller>;
  (request: FastifyRequest, reply: FastifyReply, endpoint: SignedInEndpoint): Promise<AnyCaller>;
}

export type FindMachine = (token: string, address: string) => Promise<FoundMachine>;

export type StoreUnconfirmed = (
  caller: Caller,
  refusal: UnconfirmedActionError,
  opensSignIn: boolean,
) => Promise<void>;
