import type { FastifyInstance } from 'fastify';
import type { ServiceTokens } from './service-tokens.ts';

/** Services ask again for a key that they do not know, so a rotation does not wait for this. */
const maxAgeSeconds = 300;

/** `GET /platform/jwks.json`: the keys that tokens of services are verified by, for any reader. */
export function serveJwks(app: FastifyInstance, tokens: ServiceTokens): void {
  app.get('/jwks.json', async (_request, reply) => {
    reply.header('cache-control', `public, max-age=${maxAgeSeconds}`);
    return { keys: await tokens.keys() };
  });
}
