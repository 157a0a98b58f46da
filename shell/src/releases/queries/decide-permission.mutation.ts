import { callPlatform } from '../../platform/call-platform.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

export type PermissionVerb = 'accept' | 'refuse' | 'withdraw';

export interface PermissionDecision {
  name: string;
  verb: PermissionVerb;
  /** The server rejects the acceptance if the live release has another wording by now. */
  release: string | undefined;
}

export function useDecidePermission() {
  return useReleaseMutation(({ name, verb, release }: PermissionDecision) =>
    callPlatform(`/permissions/${encodeURIComponent(name)}/${verb}`, {
      method: 'POST',
      body: verb === 'accept' && release !== undefined ? { release } : {},
    }),
  );
}
