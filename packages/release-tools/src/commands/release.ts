import type { PublishedRelease } from '@suite/remote-kit/descriptor';
import type { LocalRelease } from '../local/read-local-release.ts';
import type { Surroundings } from '../read-arguments.ts';
import type { Audience } from '../read-audience.ts';
import type { Registry } from '../registry/call-registry.ts';
import { getStatus, takeTurn } from '../registry/registry-client.ts';
import { smokeReleaseOf } from '../smoke/smoke-release.ts';
import { checkBuild, checkLiveSet } from './check.ts';
import { promoteRelease } from './promote.ts';
import { publishBuild } from './publish.ts';
import type { Say } from './report.ts';
import { makeSmokeRun, recordSmokeRun, requirePassed } from './smoke-run.ts';

interface Releasing extends Pick<Surroundings, 'environment'> {
  remote: string;
  folder: string;
  audience?: Audience;
}

/** Check, publish, promote; does nothing more when this very build is live for everybody and no canary runs. */
export async function releaseBuild(
  registry: Registry,
  { remote, folder, audience = {}, environment }: Releasing,
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
  await publishIfMissing(registry, { build, releases, environment }, say);
  return promoteRelease(registry, { remote, release, ...audience, ...turn }, say);
}

interface Publishing extends Pick<Surroundings, 'environment'> {
  build: LocalRelease;
  /** What is published already. */
  releases: readonly PublishedRelease[];
}

/**
 * Uploads a build that the registry does not hold, once the live set can carry it and it does no harm in a browser.
 * @throws ReleaseFailure
 */
export async function publishIfMissing(
  registry: Registry,
  { build, releases, environment }: Publishing,
  say: Say,
): Promise<void> {
  const published = releases.find((one) => one.release === build.release && one.has_files);
  if (!published) await checkLiveSet(registry, build, say);
  if (published?.smoke_run && published.smoke_run.outcome !== 'refused') return;
  const smokeRelease = await smokeReleaseOf(build);
  const run = await makeSmokeRun(smokeRelease, { registry, environment, say });
  requirePassed(smokeRelease, run);
  if (!published) await publishBuild(registry, build, say);
  await recordSmokeRun(registry, smokeRelease, run);
}
