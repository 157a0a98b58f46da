import { ApiCallError, callEndpoint, type CallInput } from '@suite/api-client';
import type { AnyEndpoint, ErrorType, FieldError } from '@suite/contracts/http';
import { useApiMutation } from '@suite/remote-kit/queries';

/** Guests never sign in; the token identifies them. */
export function callAsGuest<E extends AnyEndpoint>(token: string, endpoint: E, input: CallInput<E>) {
  const headers = { 'x-verification-token': token };
  // Spreading a generic type loses its type.
  return callEndpoint(endpoint, { ...input, headers } as CallInput<E>);
}

/** Offline, mutations of guests fail at once instead of waiting for a connection. */
export const useGuestMutation: typeof useApiMutation = (call, optionsOf) =>
  useApiMutation(call, (queries) => ({ networkMode: 'always', ...optionsOf?.(queries) }));

/** The status is 0 when no answer arrived. */
export interface Refusal {
  status: number;
  errorType: ErrorType;
  message: string;
  errors: readonly FieldError[];
  /** The server accepts another call after this many seconds. */
  retryAfter: number | null;
}

export function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiCallError) return error;
  return {
    status: 0,
    errorType: 'UNAVAILABLE',
    message: error instanceof Error ? error.message : String(error),
    errors: [],
    retryAfter: null,
  };
}

/** Returns whether the photos were not evaluated and may be sent again unchanged. */
export function isUnjudged({ status, errorType }: Refusal): boolean {
  return status === 0 || status >= 500 || errorType === 'UNAVAILABLE';
}
