import { callPlatform } from '../../platform/call-platform.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

export interface Unmapping {
  alias: string;
  updated_at: string;
  /** Also while live releases need it. */
  force: boolean;
}

/** Ends a mapping. */
export function useUnmapService() {
  return useReleaseMutation(({ alias, ...body }: Unmapping) =>
    callPlatform(`/services/${encodeURIComponent(alias)}`, { method: 'DELETE', body }),
  );
}
