import { callPlatform } from '../../platform/call-platform.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

/** What an operator decides about a permission of a remote. */
export type PermissionVerb = 'accept' | 'refuse' | 'withdraw';

export interface PermissionDecision {
  name: string;
  verb: PermissionVerb;
  /** The release whose wording the operator read; another one that says something else is not accepted. */
  release: string | undefined;
}

/** Accepts, refuses or withdraws a permission. */
export function useDecidePermission() {
  return useReleaseMutation(({ name, verb, release }: PermissionDecision) =>
    callPlatform(`/permissions/${encodeURIComponent(name)}/${verb}`, {
      method: 'POST',
      body: verb === 'accept' && release !== undefined ? { release } : {},
    }),
  );
}
