import type { ReleaseDependencies } from '@suite/descriptor';
import { queryOptions } from '@tanstack/react-query';
import { callPlatform } from '../../platform/call-platform.ts';

export const getReleaseDependenciesQuery = queryOptions({
  queryKey: ['releases', 'dependencies'] as const,
  queryFn: async ({ signal }) =>
    (await callPlatform<ReleaseDependencies>('/releases/dependencies', { signal })).result,
});
