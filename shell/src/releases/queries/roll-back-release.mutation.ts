import { callPlatform } from '../../platform/call-platform.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

export interface Rollback {
  /** Nothing changes if this release is no longer live. */
  from: string;
  canary?: true;
}

export function useRollBackRelease(remote: string) {
  return useReleaseMutation((body: Rollback) =>
    callPlatform(`/remotes/${encodeURIComponent(remote)}/rollback`, { method: 'POST', body }),
  );
}
