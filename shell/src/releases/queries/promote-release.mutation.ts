import { callPlatform } from '../../platform/call-platform.ts';
import type { Reach } from '../domain/audience.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

export interface Promotion extends Reach {
  /** A release's id; `live` lets hotels follow the live release again. */
  release: string;
}

/** Promotes a release of a remote for all visitors, for a percentage of them, or for hotels. */
export function usePromoteRelease(remote: string) {
  return useReleaseMutation((body: Promotion) =>
    callPlatform(`/remotes/${encodeURIComponent(remote)}/promote`, { method: 'POST', body }),
  );
}
