import type { LoadableRelease } from '@suite/descriptor';
import { fetchRelease } from './fetch-release.ts';

/** Asks for the first files of a remote before it is wanted. What fails now is asked for again, and said, then. */
export async function preloadRemote(release: LoadableRelease): Promise<void> {
  // An override without a release has none on the pages of others.
  if (release.entry === '') return;
  await Promise.resolve(release)
    .then(fetchRelease)
    .catch(() => undefined);
}

/** Preloads one remote after the other: all at once, one that hangs would hold every connection there is. */
export async function preloadRemotes(releases: readonly LoadableRelease[]): Promise<void> {
  for (const release of releases) await preloadRemote(release);
}
