import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { AnyEndpoint, Endpoint } from '@suite/contracts/http';
import type { Guest } from '../verification.public.ts';
import { readForm, takeForms } from '../../http/bodies/form-bodies.ts';
import { requireGuest } from './guest-session.ts';
import { publicLimit } from '../../http/limits/public-limit.ts';
import {
  answering,
  readCall,
  routeOf,
  type EndpointCall,
  type EndpointHandler,
} from '../../http/endpoints/serve-endpoint.ts';

export function serveGuestEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E, Guest>,
): void {
  const route = guestRoute(endpoint, answering(endpoint, handler, guestOf));
  if (!endpoint.files) {
    app.route(route);
    return;
  }
  // The plugin scope ensures that no other endpoint accepts forms.
  void app.register(async (room) => {
    await takeForms(room);
    room.route({
      ...route,
      preValidation: (request, reply) =>
        readForm(
          request,
          reply,
          endpoint as AnyEndpoint as Endpoint,
          guestOf(request).token_hash.toString('base64'),
        ),
    });
  });
}

export function serveRawGuestEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: EndpointCall<E, Guest>) => Promise<Buffer>,
): void {
  const { name, raw } = endpoint;
  if (raw === undefined) throw new Error(`${name} answers in the envelope: use serveGuestEndpoint`);
  const [contentType = ''] = [raw].flat();
  app.route(
    guestRoute(endpoint, async (request, reply) => {
      const body = await handler(readCall(endpoint, request, reply, guestOf(request)));
      return reply.type(contentType).send(body);
    }),
  );
}

function guestRoute(endpoint: AnyEndpoint, handler: RouteOptions['handler']): RouteOptions {
  if (endpoint.access !== 'guest') throw new Error(`${endpoint.name} is not for guests`);
  return {
    ...routeOf(endpoint),
    config: publicLimit,
    // Runs after the rate limit has counted the call and before the body is read.
    preParsing: async (request) => {
      request.guest = await requireGuest(request);
    },
    handler,
  };
}

function guestOf({ guest, routeOptions }: FastifyRequest): Guest {
  if (!guest) throw new Error(`${routeOptions.url} was reached without a guest`);
  return guest;
}
