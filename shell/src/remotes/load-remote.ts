import type { RemoteModule } from '@suite/remote-kit';
import type { LiveRemote } from '@suite/remote-kit/descriptor';
import { trustRelease } from './integrity.ts';
import { preloadRemote } from './preload-remote.ts';

/** The federation runtime stays out of the sign-in page; asked for with the first remote, or when idle. */
export function loadFederation() {
  return import('./federation.ts');
}

/** Loads a remote, its first files side by side with the runtime that starts it. */
export async function loadRemote(remote: LiveRemote): Promise<RemoteModule> {
  trustRelease(remote);
  preloadRemote(remote);
  const { loadContainer } = await loadFederation();
  return loadContainer(remote);
}
