import { callPlatform } from '../../platform/call-platform.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

export interface Unmapping {
  alias: string;
  updated_at: string;
  force: boolean;
}

export function useUnmapService() {
  return useReleaseMutation(({ alias, ...body }: Unmapping) =>
    callPlatform(`/services/${encodeURIComponent(alias)}`, { method: 'DELETE', body }),
  );
}
