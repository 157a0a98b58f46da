import type { FastifyInstance } from 'fastify';
import type { ServiceTokens } from './service-tokens.ts';

/** Services fetch the keys again for an unknown key id, so a rotation does not wait for this. */
const maxAgeSeconds = 300;

export function serveJwks(app: FastifyInstance, tokens: ServiceTokens): void {
  app.get('/jwks.json', async (_request, reply) => {
    reply.header('cache-control', `public, max-age=${maxAgeSeconds}`);
    return { keys: await tokens.keys() };
  });
}
