import { callPlatform } from '../../platform/call-platform.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

export interface Mapping {
  alias: string;
  origin: string;
  remotes: string[];
  /** Callers need any of these; with null they need what their remotes require. */
  permissions: string[] | null;
  /** The server rejects the change if the mapping has been updated since. */
  updated_at: string | undefined;
}

export function useMapService() {
  return useReleaseMutation(({ alias, ...body }: Mapping) =>
    callPlatform(`/services/${encodeURIComponent(alias)}`, { method: 'PUT', body }),
  );
}
