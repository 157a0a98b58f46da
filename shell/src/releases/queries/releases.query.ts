import type {
  ReleaseDependencies,
  ReleasesOverview,
  RemoteOverview,
  ServicesOverview,
  SourcePosition,
} from '@suite/descriptor';
import { queryOptions } from '@tanstack/react-query';
import { callPlatform } from '../../platform/call-platform.ts';

const reloadEveryMs = 5_000;

const platformQuery = <Result>(path: string, ...queryKey: readonly (string | number)[]) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await callPlatform<Result>(path, { signal })).result,
  });

/** Describes one page of the remotes that match, or one remote. */
export type WantedRemotes = { page: string; search: string; owner: string } | { remote: string };

export const getReleasesOverviewQuery = (wanted: WantedRemotes) => {
  const parameters = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''));
  return {
    ...platformQuery<ReleasesOverview>(
      `/releases/overview?${parameters}`,
      'releases',
      'overview',
      String(parameters),
    ),
    refetchInterval: reloadEveryMs,
    // The earlier list is shown while one of its remotes loads, but an earlier remote is never shown as a list.
    placeholderData: (previous?: ReleasesOverview) =>
      'page' in wanted && previous?.total === undefined ? undefined : previous,
  };
};

export const getReleaseDependenciesQuery = platformQuery<ReleaseDependencies>(
  '/releases/dependencies',
  'releases',
  'dependencies',
);

export const getRemoteReleasesQuery = (remote: string) => ({
  ...platformQuery<RemoteOverview>(
    `/remotes/${encodeURIComponent(remote)}/releases`,
    'releases',
    'of',
    remote,
  ),
  refetchInterval: reloadEveryMs,
});

export const getServicesQuery = {
  ...platformQuery<ServicesOverview>('/services', 'releases', 'services'),
  refetchInterval: reloadEveryMs,
};

interface SourcePlace {
  remote: string;
  release: string;
  file: string;
  line: number;
  column: number;
}

export function getSourcePositionQuery({ remote, release, file, line, column }: SourcePlace) {
  const search = new URLSearchParams({ file, line: String(line), column: String(column) });
  const path = `/remotes/${encodeURIComponent(remote)}/releases/${release}/source?${search}`;
  return {
    ...platformQuery<SourcePosition>(path, 'source-position', remote, release, file, line, column),
    staleTime: Infinity,
    retry: false,
  };
}
