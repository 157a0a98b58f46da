import { callPlatform } from '../../platform/call-platform.ts';
import type { Reach } from '../domain/audience.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

export interface Promotion extends Reach {
  /** A release's id; `live` lets hotels follow everybody again. */
  release: string;
}

/** Gives a release of a remote to everybody, to a percentage of the people, or to hotels. */
export function usePromoteRelease(remote: string) {
  return useReleaseMutation((body: Promotion) =>
    callPlatform(`/remotes/${encodeURIComponent(remote)}/promote`, { method: 'POST', body }),
  );
}
