import { callPlatform } from '../../platform/call-platform.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

export interface Mapping {
  alias: string;
  origin: string;
  /** The remotes that may call it. */
  remotes: string[];
  /** Callers need any of these; null: what these remotes need. */
  permissions: string[] | null;
  /** Of the mapping that it replaces, as the operator saw it. */
  updated_at: string | undefined;
}

/** Maps an alias to an address. */
export function useMapService() {
  return useReleaseMutation(({ alias, ...body }: Mapping) =>
    callPlatform(`/services/${encodeURIComponent(alias)}`, { method: 'PUT', body }),
  );
}
