import type { ApiCallError } from '@suite/api-client';

/** An unreachable server has not refused anything, so the text differs. */
export function signInRefusal({ isUnreachable, message }: ApiCallError, unreachableText: string): string {
  return isUnreachable ? unreachableText : message;
}
