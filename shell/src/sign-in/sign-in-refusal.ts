import type { ApiCallError } from '@suite/api-client';

/** What is said of a sign-in that failed; a server that did not answer has refused nothing. */
export function signInRefusal({ isUnreachable, message }: ApiCallError, checked: string): string {
  return isUnreachable ? `The server cannot be reached. ${checked} not checked. Please try again.` : message;
}
