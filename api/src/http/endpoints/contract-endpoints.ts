import { endpointsByExportName } from '@suite/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@suite/contracts/http';
import { urlOf } from './serve-endpoint.ts';

export function contractEndpoints(): Endpoint[] {
  return [...endpointsByExportName.values()].sort((one, other) =>
    sortKey(one).localeCompare(sortKey(other), 'en'),
  );
}

function sortKey({ path, method }: Endpoint): string {
  return `${path} ${method}`;
}

export function servedVersions(app: FastifyInstance): Record<string, number[]> {
  const served: Record<string, number[]> = {};
  for (const endpoint of contractEndpoints()) {
    if (!app.hasRoute({ method: endpoint.method, url: urlOf(endpoint) })) continue;
    served[endpoint.name] = [...(served[endpoint.name] ?? []), endpoint.version].sort((a, b) => a - b);
  }
  return served;
}
