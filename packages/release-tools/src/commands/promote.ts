import type { Surroundings } from '../read-arguments.ts';
import type { Audience } from '../read-audience.ts';
import type { Registry } from '../registry/call-registry.ts';
import { getManifest, promote } from '../registry/registry-client.ts';
import { fetchSmokeRelease } from '../smoke/smoke-release.ts';
import { since, type Say } from './report.ts';
import { makeSmokeRun, recordSmokeRun, requirePassed } from './smoke-run.ts';

interface Promoting extends Audience {
  remote: string;
  release: string;
  /** The place of this command among those that release the remote. */
  turn?: number;
}

/** Loads a published release in the browser before a visitor gets it. @throws ReleaseFailure when it does not pass */
export async function checkPublished(
  registry: Registry,
  { remote, release, environment }: Pick<Promoting, 'remote' | 'release'> & Pick<Surroundings, 'environment'>,
  say: Say,
) {
  const manifest = await getManifest(registry, remote, release);
  const smokeRelease = await fetchSmokeRelease(registry.url, manifest, release);
  const run = await makeSmokeRun(smokeRelease, { registry, environment, say });
  await recordSmokeRun(registry, smokeRelease, run);
  requirePassed(smokeRelease, run);
}

/** Gives a published release to everybody, to a percentage or to hotels. */
export async function promoteRelease(registry: Registry, { remote, ...wanted }: Promoting, say: Say) {
  const start = performance.now();
  const { message, result } = await promote(registry, remote, wanted);
  const { previous, moved } = result;
  say(
    moved
      ? `${message} It took ${since(start)}${previous === null ? '' : `; before it was ${previous}`}`
      : message,
  );
  return { remote, ...wanted, previous, moved, message };
}
