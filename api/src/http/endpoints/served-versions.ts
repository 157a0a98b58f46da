import type { FastifyInstance } from 'fastify';
import { contractEndpoints } from './contract-endpoints.ts';
import { urlOf } from './serve-endpoint.ts';

/** Name of each call of the contracts → the versions of it that are answered by the routes registered so far. */
export function servedVersions(app: FastifyInstance): Record<string, number[]> {
  const served: Record<string, number[]> = {};
  for (const endpoint of contractEndpoints()) {
    if (!app.hasRoute({ method: endpoint.method, url: urlOf(endpoint) })) continue;
    served[endpoint.name] = [...(served[endpoint.name] ?? []), endpoint.version].sort((a, b) => a - b);
  }
  return served;
}
