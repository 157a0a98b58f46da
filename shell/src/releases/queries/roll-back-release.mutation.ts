import { callPlatform } from '../../platform/call-platform.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

export interface Rollback {
  /** The release to leave; nothing changes when it is not live any more. */
  from: string;
  /** Ends the percentage and leaves what is live alone. */
  canary?: true;
}

/** Puts back what was there before. */
export function useRollBackRelease(remote: string) {
  return useReleaseMutation((body: Rollback) =>
    callPlatform(`/remotes/${encodeURIComponent(remote)}/rollback`, { method: 'POST', body }),
  );
}
