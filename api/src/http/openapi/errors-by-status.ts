import type { Endpoint, ErrorType } from '@suite/contracts/http';
import { errorStatuses } from '../errors/error-statuses.ts';

export function errorsByStatus(endpoint: Endpoint): Map<number, ErrorType[]> {
  const types = new Set([...endpoint.errors, ...errorsOfKind(endpoint)]);
  const byStatus = new Map<number, ErrorType[]>();
  for (const type of types) {
    const [status] = errorStatuses[type];
    byStatus.set(status, [...(byStatus.get(status) ?? []), type]);
  }
  return new Map([...byStatus].sort(([one], [other]) => one - other));
}

function errorsOfKind({ access, body, confirmation, method, params, query }: Endpoint): ErrorType[] {
  return [
    ...(params || query || body ? (['VALIDATION_ERROR', 'BAD_REQUEST'] as const) : []),
    ...(method === 'GET' ? [] : (['TOO_LARGE', 'ORIGIN_REFUSED'] as const)),
    ...(access === 'public' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(access === 'public' || access === 'guest'
      ? []
      : (['TOKEN_EXPIRED', 'PASSWORD_CHANGE_REQUIRED', 'SECOND_FACTOR_REQUIRED'] as const)),
    ...(typeof access === 'object' ? (['PERMISSION_DENIED'] as const) : []),
    ...(confirmation ? (['CONFIRMATION_REQUIRED'] as const) : []),
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
    'INTERNAL_ERROR',
  ];
}
