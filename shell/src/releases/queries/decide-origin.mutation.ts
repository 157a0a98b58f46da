import { callPlatform } from '../../platform/call-platform.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

export type OriginVerb = 'accept' | 'refuse';

export interface OriginDecision {
  origin: string;
  verb: OriginVerb;
}

export function useDecideOrigin(remote: string) {
  return useReleaseMutation(({ origin, verb }: OriginDecision) =>
    callPlatform(`/remotes/${remote}/override-origins/${verb}`, { method: 'POST', body: { origin } }),
  );
}
