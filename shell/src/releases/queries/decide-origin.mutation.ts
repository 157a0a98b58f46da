import { callPlatform } from '../../platform/call-platform.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

/** A decision of an operator about an origin that a remote may be overridden from. */
export type OriginVerb = 'accept' | 'refuse';

export interface OriginDecision {
  origin: string;
  verb: OriginVerb;
}

/** Accepts or refuses an origin for a remote. */
export function useDecideOrigin(remote: string) {
  return useReleaseMutation(({ origin, verb }: OriginDecision) =>
    callPlatform(`/remotes/${remote}/override-origins/${verb}`, { method: 'POST', body: { origin } }),
  );
}
