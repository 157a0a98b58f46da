import { callPlatform } from '../../platform/call-platform.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

export interface Mapping {
  alias: string;
  origin: string;
  /** Of the mapping that it replaces, as the operator saw it. */
  updated_at?: string;
}

/** Maps an alias to an address. */
export function useMapService() {
  return useReleaseMutation(({ alias, ...body }: Mapping) =>
    callPlatform(`/services/${encodeURIComponent(alias)}`, { method: 'PUT', body }),
  );
}
