import type { FastifyInstance } from 'fastify';
import { describeEndpoints } from './describe-endpoints.ts';
import { contractEndpoints } from './contract-endpoints.ts';

/** `GET /api/openapi.json`: the calls of the contracts, as OpenAPI 3.1. */
export function registerOpenapiRoute(app: FastifyInstance): void {
  const document = JSON.stringify(describeEndpoints(contractEndpoints()));
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document),
  );
}
