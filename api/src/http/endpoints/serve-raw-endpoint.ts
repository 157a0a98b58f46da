import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyEndpoint, Endpoint } from '@suite/contracts/http';
import type { Caller } from '../../access/caller.ts';
import { publicLimit } from '../limits/public-limit.ts';
import { parseFields } from '../../validation/request-values.ts';
import { routeOf, type EndpointCall } from './serve-endpoint.ts';

export interface RawAnswer {
  body: Readable | Buffer;
  fileName?: string;
  /** Is one of the contract's types; the default is the first. */
  type?: string | undefined;
  /** Lets the caller's own browser cache it; without this nothing caches it. */
  kept?: { seconds: number; etag: string };
}

export function serveRawEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: EndpointCall<E, Caller>) => Promise<RawAnswer>,
): void {
  const { access, name, raw, scope } = endpoint as AnyEndpoint as Endpoint;
  if (access === 'public' || access === 'guest') throw new Error(`${name} requires no session`);
  if (scope !== undefined) throw new Error(`${name} has a scope, and raw answers are not for machines`);
  if (raw === undefined) throw new Error(`${name} answers in the envelope: use serveEndpoint`);
  app.route({
    ...routeOf(endpoint),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await app.requireCaller(request, reply, { ...endpoint, access, scope });
      // Exports and the viewing of photos are audited.
      request.hasWritten = true;
      return answer(await handler(readRawCall(endpoint, request, reply, caller)), endpoint, request, reply);
    },
  });
}

/** Registers a public endpoint, limited per address. */
export function servePublicRawEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: EndpointCall<E, null>) => Promise<RawAnswer>,
): void {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.name} is not public: use serveRawEndpoint`);
  app.route({
    ...routeOf(endpoint),
    config: publicLimit,
    handler: async (request: FastifyRequest, reply: FastifyReply) =>
      answer(await handler(readRawCall(endpoint, request, reply, null)), endpoint, request, reply),
  });
}

function readRawCall<E extends AnyEndpoint, C>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: C,
): EndpointCall<E, C> {
  const { params, query } = endpoint as AnyEndpoint as Endpoint;
  return {
    params: params && parseFields(params, request.params),
    query: query && parseFields(query, request.query),
    caller,
    request,
    reply,
  } as EndpointCall<E, C>;
}

function answer(
  { body, fileName, type, kept }: RawAnswer,
  { raw }: AnyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const [defaultType = ''] = [raw ?? []].flat();
  reply
    .type(type ?? defaultType)
    .header('cache-control', kept ? `private, max-age=${kept.seconds}` : 'no-store');
  if (kept) reply.header('etag', kept.etag);
  if (kept && request.headers['if-none-match'] === kept.etag) return reply.code(304).send();
  if (fileName) reply.header('content-disposition', `attachment; filename="${fileName}"`);
  return reply.send(body);
}
