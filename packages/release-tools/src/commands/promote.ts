import type { Audience } from '../read-audience.ts';
import type { Registry } from '../registry/call-registry.ts';
import { promote } from '../registry/registry-client.ts';
import { since, type Say } from './report.ts';

interface Promoting extends Audience {
  remote: string;
  release: string;
  /** The place of this command among those that release the remote. */
  turn?: number;
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
