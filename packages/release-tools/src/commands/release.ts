import type { Registry } from '../registry/call-registry.ts';
import { getStatus } from '../registry/registry-client.ts';
import { checkBuild } from './check.ts';
import { promoteRelease } from './promote.ts';
import { publishBuild } from './publish.ts';
import type { Say } from './report.ts';

/** Check, publish, promote; does nothing more when this very build is live. */
export async function releaseBuild(
  registry: Registry,
  { remote, folder }: { remote: string; folder: string },
  say: Say,
) {
  const build = await checkBuild(remote, folder, say);
  const { release } = build;
  const { live } = await getStatus(registry, remote);
  if (live === release) {
    say(`${remote} ${release} is live already; nothing to do`);
    return { remote, release, previous: live, moved: false };
  }
  await publishBuild(registry, build, say);
  return promoteRelease(registry, { remote, release }, say);
}
