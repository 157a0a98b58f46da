import type { ReleasesOverview } from '@suite/descriptor';
import { queryOptions } from '@tanstack/react-query';
import { callPlatform } from '../../platform/call-platform.ts';

export const everyMs = 5_000;

export const getReleasesOverviewQuery = queryOptions({
  queryKey: ['releases', 'overview'] as const,
  queryFn: async ({ signal }) =>
    (await callPlatform<ReleasesOverview>('/releases/overview', { signal })).result,
  refetchInterval: everyMs,
});
