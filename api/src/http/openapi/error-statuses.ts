import type { Endpoint, ErrorType } from '@suite/contracts/http';

/** The statuses that each kind of refusal comes with, the usual one first. */
export const errorStatuses: Readonly<Record<ErrorType, readonly [number, ...number[]]>> = {
  VALIDATION_ERROR: [400],
  BAD_REQUEST: [400, 415],
  UNAUTHENTICATED: [401],
  TOKEN_EXPIRED: [401],
  INVALID_CREDENTIALS: [401],
  ACCOUNT_INACTIVE: [403],
  PERMISSION_DENIED: [403],
  CONSENT_REQUIRED: [403],
  PASSWORD_CHANGE_REQUIRED: [403],
  SECOND_FACTOR_REQUIRED: [403],
  CONFIRMATION_REQUIRED: [403],
  ORIGIN_REFUSED: [403],
  NOT_FOUND: [404],
  HOTEL_NOT_FOUND: [404],
  BOOKING_NOT_FOUND: [404],
  DATE_RANGE_CONFLICT: [409],
  CONFLICT: [409],
  STALE: [409],
  TOO_LARGE: [413],
  TOO_MANY_REQUESTS: [429],
  UNAVAILABLE: [503, 408, 507],
  INTERNAL_ERROR: [500],
};

/** The error types of an endpoint by their status: those its contract names, and those that any such call can meet. */
export function errorsByStatus(endpoint: Endpoint): Map<number, ErrorType[]> {
  const types = new Set([...endpoint.errors, ...errorsOfKind(endpoint)]);
  const byStatus = new Map<number, ErrorType[]>();
  for (const type of types) {
    const [status] = errorStatuses[type];
    byStatus.set(status, [...(byStatus.get(status) ?? []), type]);
  }
  return new Map([...byStatus].sort(([one], [other]) => one - other));
}

function errorsOfKind({ access, body, method, params, query }: Endpoint): ErrorType[] {
  return [
    ...(params || query || body ? (['VALIDATION_ERROR', 'BAD_REQUEST'] as const) : []),
    ...(body ? (['TOO_LARGE'] as const) : []),
    ...(method === 'GET' ? [] : (['ORIGIN_REFUSED'] as const)),
    ...(access === 'public' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(access === 'public' || access === 'guest'
      ? []
      : (['TOKEN_EXPIRED', 'PASSWORD_CHANGE_REQUIRED', 'SECOND_FACTOR_REQUIRED'] as const)),
    ...(typeof access === 'object' ? (['PERMISSION_DENIED'] as const) : []),
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
    'INTERNAL_ERROR',
  ];
}
