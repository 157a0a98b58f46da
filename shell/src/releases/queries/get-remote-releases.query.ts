import type { RemoteOverview } from '@suite/descriptor';
import { queryOptions } from '@tanstack/react-query';
import { callPlatform } from '../../platform/call-platform.ts';
import { everyMs } from './get-releases-overview.query.ts';

export function getRemoteReleasesQuery(remote: string) {
  return queryOptions({
    queryKey: ['releases', 'of', remote] as const,
    queryFn: async ({ signal }) =>
      (await callPlatform<RemoteOverview>(`/remotes/${encodeURIComponent(remote)}/releases`, { signal }))
        .result,
    refetchInterval: everyMs,
  });
}
