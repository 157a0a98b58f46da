import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { contractEndpoints } from './contract-endpoints.ts';
import { describeEndpoints } from './describe-endpoints.ts';

/** The document as it is committed; a test compares. */
export const openapiFile = fileURLToPath(new URL('../../openapi.generated.json', import.meta.url));

/** The calls of the contracts, as OpenAPI 3.1. */
export function openapiDocument(): string {
  return `${JSON.stringify(describeEndpoints(contractEndpoints()), null, 2)}\n`;
}

/** `GET /api/openapi.json` */
export function registerOpenapiRoute(app: FastifyInstance): void {
  let document: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= openapiDocument();
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });
}
