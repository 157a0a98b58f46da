import { callPlatform } from '../../platform/call-platform.ts';
import type { Reach } from '../domain/audience.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

export interface Promotion extends Reach {
  /** `live` lets hotels follow the live release again. */
  release: string;
}

export function usePromoteRelease(remote: string) {
  return useReleaseMutation((body: Promotion) =>
    callPlatform(`/remotes/${encodeURIComponent(remote)}/promote`, { method: 'POST', body }),
  );
}
