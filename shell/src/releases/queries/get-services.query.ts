import type { ServicesOverview } from '@suite/descriptor';
import { queryOptions } from '@tanstack/react-query';
import { callPlatform } from '../../platform/call-platform.ts';
import { everyMs } from './get-releases-overview.query.ts';

export const getServicesQuery = queryOptions({
  queryKey: ['releases', 'services'] as const,
  queryFn: async ({ signal }) => (await callPlatform<ServicesOverview>('/services', { signal })).result,
  refetchInterval: everyMs,
});
