import type { PublishedRelease, RemoteOverview } from '@suite/descriptor';
import type { LocalRelease } from '../local/read-local-release.ts';
import type { CliContext } from '../read-arguments.ts';
import type { Audience } from '../read-audience.ts';
import type { Registry } from '../registry/call-registry.ts';
import { getOverview, getStatus, takeTurn } from '../registry/registry-client.ts';
import { smokeReleaseOf } from '../smoke/smoke-release.ts';
import { checkBuild, checkLiveSet } from './check.ts';
import { promoteRelease } from './promote.ts';
import { publishBuild } from './publish.ts';
import type { Print } from './report.ts';
import { makeSmokeRun, recordSmokeRun, requirePassed } from './smoke-run.ts';

interface GradualReleaseOptions extends Pick<CliContext, 'environment'> {
  remote: string;
  folder: string;
  audience?: Audience;
}

/** Checks, publishes and promotes a build, unless it is already live for all users without a canary. */
export async function releaseBuild(
  registry: Registry,
  { remote, folder, audience = {}, environment }: GradualReleaseOptions,
  print: Print,
) {
  const build = await checkBuild(remote, folder, print);
  const { release } = build;
  const status = await getStatus(registry, remote);
  const isForAll = audience.percent === undefined && audience.hotels === undefined;
  if (isForAll && isLiveForAll(release, status)) {
    const message = `${remote} ${release} is live already; nothing to do`;
    print(message);
    printExceptions(status, release, print);
    return { remote, release, previous: release, moved: false, message };
  }
  const turn = isForAll ? { turn: await takeTurn(registry, remote) } : {};
  await publishIfMissing(registry, { build, releases: status.releases, environment }, print);
  return promoteRelease(registry, { remote, release, ...audience, ...turn }, print);
}

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

function isLiveForAll(release: string, { live, canary }: Pick<RemoteOverview, 'live' | 'canary'>): boolean {
  return live?.release === release && !canary;
}

export function printExceptions({ pins }: Pick<RemoteOverview, 'pins'>, release: string, print: Print): void {
  for (const pin of pins) if (pin.release !== release) print(`Hotel ${pin.hotel_id} keeps ${pin.release}.`);
}

interface Publishing extends Pick<CliContext, 'environment'> {
  build: LocalRelease;
  releases: readonly PublishedRelease[];
}

/** Uploads a build, after its checks, if it is missing in the registry. @throws ReleaseFailure */
export async function publishIfMissing(
  registry: Registry,
  { build, releases, environment }: Publishing,
  print: Print,
): Promise<void> {
  const published = releases.find((one) => one.release === build.release && one.has_files);
  if (!published) await checkLiveSet(registry, build, print);
  if (published?.smoke_run && published.smoke_run.outcome !== 'refused') return;
  const smokeRelease = await smokeReleaseOf(build);
  const run = await makeSmokeRun(smokeRelease, { registry, environment, print });
  requirePassed(smokeRelease, run);
  if (!published) await publishBuild(registry, build, print);
  await recordSmokeRun(registry, smokeRelease, run);
}
