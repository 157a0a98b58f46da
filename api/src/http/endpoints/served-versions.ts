import type { FastifyInstance } from 'fastify';
import { contractEndpoints } from './contract-endpoints.ts';
import { urlOf } from './serve-endpoint.ts';

/** Lists the versions by call name, from the routes registered before this call. */
export function servedVersions(app: FastifyInstance): Record<string, number[]> {
  const served: Record<string, number[]> = {};
  for (const endpoint of contractEndpoints()) {
    if (!app.hasRoute({ method: endpoint.method, url: urlOf(endpoint) })) continue;
    served[endpoint.name] = [...(served[endpoint.name] ?? []), endpoint.version].sort((a, b) => a - b);
  }
  return served;
}
