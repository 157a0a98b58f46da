import type { Endpoint } from '@suite/contracts/http';
import { endpointsByExportName } from '@suite/contracts/endpoints';

export function contractEndpoints(): Endpoint[] {
  return [...endpointsByExportName.values()].sort((one, other) =>
    sortKey(one).localeCompare(sortKey(other), 'en'),
  );
}

function sortKey({ path, method }: Endpoint): string {
  return `${path} ${method}`;
}
