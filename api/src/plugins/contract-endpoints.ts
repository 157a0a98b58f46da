import * as contracts from '@suite/contracts';
import type { Endpoint } from '@suite/contracts';

/** Every endpoint the contracts define, by path and method. */
export function contractEndpoints(): Endpoint[] {
  return Object.values<unknown>(contracts)
    .filter(isEndpoint)
    .sort((one, other) => sortKey(one).localeCompare(sortKey(other), 'en'));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'fallbackMessage' in value && 'path' in value;
}

function sortKey({ path, method }: Endpoint): string {
  return `${path} ${method}`;
}
