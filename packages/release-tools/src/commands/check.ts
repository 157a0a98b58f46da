import { readLocalRelease, type LocalRelease } from '../local/read-local-release.ts';
import { readContents } from '../local/read-contents.ts';
import type { Registry } from '../registry/call-registry.ts';
import { askGate } from '../registry/registry-client.ts';
import { ReleaseFailure } from '../release-failure.ts';
import type { Surroundings } from '../read-arguments.ts';
import { smokeReleaseOf } from '../smoke/smoke-release.ts';
import { size, type Say } from './report.ts';
import { makeSmokeRun, requirePassed } from './smoke-run.ts';

interface Checking extends Pick<Surroundings, 'environment'> {
  say: Say;
}

/** Proves a build on this disk. */
export async function checkBuild(remote: string, folder: string, say: Say): Promise<LocalRelease> {
  const build = await readLocalRelease(remote, folder);
  const bytes = [...build.sizes.values()].reduce((sum, more) => sum + more, 0);
  say(
    `${remote} ${build.release}: ${build.sizes.size} files, ${size(bytes)}, each with the hash its list promises`,
  );
  return build;
}

/** Asks whether the live set can carry a proved build. @throws ReleaseFailure with every reason why not */
export async function checkLiveSet(registry: Registry, build: LocalRelease, say: Say): Promise<void> {
  const { manifest, release } = build;
  const contents = await readContents(build);
  const problems = await askGate(registry, { release: manifest, contents });
  if (problems.length > 0) {
    throw new ReleaseFailure(`${manifest.name} ${release} would be refused by ${registry.url}.`, problems);
  }
  say(`Beside what is live at ${registry.url} it can go live`);
}

/** Loads a proved build in the browser. @throws ReleaseFailure when it would hurt others */
export async function checkInBrowser(registry: Registry, build: LocalRelease, context: Checking) {
  const release = await smokeReleaseOf(build);
  const run = await makeSmokeRun(release, { registry, ...context });
  requirePassed(release, run);
  return run && { outcome: run.outcome, findings: run.findings };
}
