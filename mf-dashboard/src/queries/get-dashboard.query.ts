import { getDashboardEndpoint, getRealtimeEndpoint, type DashboardRange } from '@suite/contracts/dashboard';
import { endpointQuery } from '@suite/remote-kit/queries';
import { keepPreviousData } from '@tanstack/react-query';

const reloadEveryMs = 30_000;

export const getDashboardQuery = (range: DashboardRange) => ({
  ...endpointQuery(getDashboardEndpoint, { query: range }),
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: true,
});

export const getRealtimeQuery = {
  ...endpointQuery(getRealtimeEndpoint, {}),
  refetchInterval: reloadEveryMs,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
};
