import type { ReleaseDependencies } from '@suite/descriptor';
import { queryOptions } from '@tanstack/react-query';
import { callPlatform } from '../../platform/call-platform.ts';

/** What every live release needs of the server, the shell and other remotes. */
export const getReleaseDependenciesQuery = queryOptions({
  queryKey: ['releases', 'dependencies'] as const,
  queryFn: async ({ signal }) =>
    (await callPlatform<ReleaseDependencies>('/releases/dependencies', { signal })).result,
});
