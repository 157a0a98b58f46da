import type { Registry } from '../registry/call-registry.ts';
import { promote } from '../registry/registry-client.ts';
import { since, type Say } from './report.ts';

/** Makes a published release the one that visitors get. */
export async function promoteRelease(
  registry: Registry,
  { remote, release }: { remote: string; release: string },
  say: Say,
) {
  const start = performance.now();
  const { previous, moved } = await promote(registry, remote, release);
  if (moved)
    say(
      `${remote} ${release} is live, after ${since(start)}${previous === null ? '' : `; before it was ${previous}`}`,
    );
  else say(`${remote} ${release} is live already`);
  return { remote, release, previous, moved };
}
