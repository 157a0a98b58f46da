import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyEndpoint, Endpoint } from '@suite/contracts/http';
import type { Caller } from '../../access/caller.ts';
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
  const { access, name, params, query, raw, scope } = endpoint as AnyEndpoint as Endpoint;
  if (access === 'public' || access === 'guest') throw new Error(`${name} requires no session`);
  if (scope !== undefined) throw new Error(`${name} has a scope, and raw answers are not for machines`);
  if (raw === undefined) throw new Error(`${name} answers in the envelope: use serveEndpoint`);
  const [defaultType = ''] = [raw].flat();
  app.route({
    ...routeOf(endpoint),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await app.requireCaller(request, reply, { ...endpoint, access, scope });
      // Exports and the viewing of photos are audited.
      request.hasWritten = true;
      const { body, fileName, type, kept } = await handler({
        params: params && parseFields(params, request.params),
        query: query && parseFields(query, request.query),
        caller,
        request,
        reply,
      } as EndpointCall<E, Caller>);
      reply
        .type(type ?? defaultType)
        .header('cache-control', kept ? `private, max-age=${kept.seconds}` : 'no-store');
      if (kept) reply.header('etag', kept.etag);
      if (kept && request.headers['if-none-match'] === kept.etag) return reply.code(304).send();
      if (fileName) reply.header('content-disposition', `attachment; filename="${fileName}"`);
      return reply.send(body);
    },
  });
}
