import type { LocalRelease } from '../local/read-local-release.ts';
import type { Registry } from '../registry/call-registry.ts';
import { getOverview } from '../registry/registry-client.ts';
import { isLiveForAll } from './release.ts';

/** Returns the builds that `release` would make live, with one request for all of them. */
export async function findUnreleased(
  registry: Registry,
  builds: readonly LocalRelease[],
): Promise<LocalRelease[]> {
  const statuses = await getOverview(registry);
  return builds.filter(({ manifest, release }) => {
    const status = statuses.find(({ remote }) => remote === manifest.name);
    return status === undefined || !isLiveForAll(release, status);
  });
}
