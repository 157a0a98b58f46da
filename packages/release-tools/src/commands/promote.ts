import type { CliContext } from '../read-arguments.ts';
import type { Audience } from '../read-audience.ts';
import type { Registry } from '../registry/call-registry.ts';
import { getManifest, promote } from '../registry/registry-client.ts';
import { fetchSmokeRelease } from '../smoke/smoke-release.ts';
import { formatElapsed, type Print } from './report.ts';
import { afterPlatformRun } from './after-platform-run.ts';
import { makeSmokeRun, recordSmokeRun, requirePassed } from './smoke-run.ts';

interface PromoteOptions extends Audience {
  remote: string;
  release: string;
  /** Position among concurrent releases of the remote, from `takeTurn`. */
  turn?: number;
}

type PublishedRelease = Pick<PromoteOptions, 'remote' | 'release'> & Pick<CliContext, 'environment'>;

export async function checkPublished(registry: Registry, published: PublishedRelease, print: Print) {
  const { smokeRelease, run } = await runPublished(registry, published, print);
  requirePassed(smokeRelease, run);
}

export async function runPublished(
  registry: Registry,
  { remote, release, environment }: PublishedRelease,
  print: Print,
) {
  const manifest = await getManifest(registry, remote, release);
  const smokeRelease = await fetchSmokeRelease(registry.url, manifest, release);
  const run = await makeSmokeRun(smokeRelease, { registry, environment, print });
  await recordSmokeRun(registry, smokeRelease, run);
  return { smokeRelease, run };
}

export async function promoteRelease(
  registry: Registry,
  { remote, ...wanted }: PromoteOptions,
  print: Print,
) {
  const start = performance.now();
  const { message, result } = await afterPlatformRun(() => promote(registry, remote, wanted), print);
  const { previous, moved } = result;
  print(
    moved
      ? `${message} It took ${formatElapsed(start)}${previous === null ? '' : `; before it was ${previous}`}`
      : message,
  );
  return { remote, ...wanted, previous, moved, message };
}
