import type { LoadableRelease } from '@suite/descriptor';
import { fetchRelease } from './fetch-release.ts';

/** Ignores failures, because the files are fetched again and failures reported when the remote opens. */
export async function preloadRemote(release: LoadableRelease): Promise<void> {
  // An override without a release has no entry on pages of other remotes.
  if (release.entry === '') return;
  await Promise.resolve(release)
    .then(fetchRelease)
    .catch(() => undefined);
}

/** Preloads sequentially, because a hanging remote would otherwise hold all connections. */
export async function preloadRemotes(releases: readonly LoadableRelease[]): Promise<void> {
  for (const release of releases) await preloadRemote(release);
}

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
