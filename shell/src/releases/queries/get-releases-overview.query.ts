import type { ReleasesOverview } from '@suite/descriptor';
import { queryOptions } from '@tanstack/react-query';
import { callPlatform } from '../../platform/call-platform.ts';

/** How old what is shown may get; the browser asks only while the page is looked at. */
export const everyMs = 5_000;

/** All remotes with what is live, how it loads, and the newest of their history. */
export const getReleasesOverviewQuery = queryOptions({
  queryKey: ['releases', 'overview'] as const,
  queryFn: async ({ signal }) =>
    (await callPlatform<ReleasesOverview>('/releases/overview', { signal })).result,
  refetchInterval: everyMs,
});
