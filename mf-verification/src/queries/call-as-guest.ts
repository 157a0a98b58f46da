import { ApiCallError, callEndpoint, type CallInput } from '@suite/api-client';
import type { AnyEndpoint, ErrorType, FieldError } from '@suite/contracts/http';

/** Calls the API as the holder of a link. Guests never sign in: the token says who they are. */
export function callAsGuest<E extends AnyEndpoint>(token: string, endpoint: E, input: CallInput<E>) {
  const headers = { 'x-verification-token': token };
  // Spreading a generic type makes TypeScript forget that it was one.
  return callEndpoint(endpoint, { ...input, headers } as CallInput<E>);
}

/** Why a call came to nothing. `status` is 0 when no answer came. */
export interface Refusal {
  status: number;
  errorType: ErrorType;
  /** The server's sentence, or what is said when it sent none. */
  message: string;
  /** The fields it was refused for, if it said so. */
  errors: readonly FieldError[];
  /** In how many seconds the server may be asked again, if it said so. */
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

/** Whether photos were not judged at all: they may be sent again as they are. */
export function isUnjudged({ status, errorType }: Refusal): boolean {
  return status === 0 || status >= 500 || errorType === 'UNAVAILABLE';
}
