import type { RemoteOverview } from '@suite/remote-kit/descriptor';
import type { LocalRelease } from '../local/read-local-release.ts';
import type { Audience } from '../read-audience.ts';
import type { Registry } from '../registry/call-registry.ts';
import { getStatus, takeTurn } from '../registry/registry-client.ts';
import { checkBuild, checkLiveSet } from './check.ts';
import { promoteRelease } from './promote.ts';
import { publishBuild } from './publish.ts';
import type { Say } from './report.ts';

/** Check, publish, promote; does nothing more when this very build is live for everybody and no canary runs. */
export async function releaseBuild(
  registry: Registry,
  { remote, folder, audience = {} }: { remote: string; folder: string; audience?: Audience },
  say: Say,
) {
  const build = await checkBuild(remote, folder, say);
  const { release } = build;
  const { live, canary, releases } = await getStatus(registry, remote);
  const isForAll = audience.percent === undefined && audience.hotels === undefined;
  if (isForAll && live?.release === release && !canary) {
    const message = `${remote} ${release} is live already; nothing to do`;
    say(message);
    return { remote, release, previous: release, moved: false, message };
  }
  const turn = isForAll ? { turn: await takeTurn(registry, remote) } : {};
  await publishIfMissing(registry, { build, releases }, say);
  return promoteRelease(registry, { remote, release, ...audience, ...turn }, say);
}

/** Uploads a build that the registry does not hold, once the live set can carry it. */
export async function publishIfMissing(
  registry: Registry,
  { build, releases }: { build: LocalRelease } & Pick<RemoteOverview, 'releases'>,
  say: Say,
): Promise<void> {
  if (releases.some((one) => one.release === build.release && one.has_files)) return;
  await checkLiveSet(registry, build, say);
  await publishBuild(registry, build, say);
}
