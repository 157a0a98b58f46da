import type { ApiCallError } from '@suite/api-client';

/**
 * What is said of a sign-in that failed.
 * @param unreachableText said instead when the server did not answer, as it has refused nothing then
 */
export function signInRefusal({ isUnreachable, message }: ApiCallError, unreachableText: string): string {
  return isUnreachable ? unreachableText : message;
}
