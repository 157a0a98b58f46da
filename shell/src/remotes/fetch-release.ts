import type { LoadableRelease } from '@suite/remote-kit/descriptor';
import { fetchFile, spoiledFiles } from './fetch-file.ts';
import { doubtHashes, fetchHashes } from './fetch-hashes.ts';
import { fileUrl, trustRelease } from './integrity.ts';
import { LoadFailure } from './load-failure.ts';
import { patienceMs } from './patience.ts';
import { StallWatch } from './stall-watch.ts';

const fetches = new Map<string, Promise<void>>();
const here = new Set<string>();

/** True when the first files of a release have been fetched before. */
export function isFetched(release: LoadableRelease): boolean {
  return here.has(release.base);
}

/**
 * Fetches all files a first visit to a release needs, all at once; asking twice costs nothing, and what could
 * not be fetched is asked for again. Nothing of a release runs before all of them have arrived.
 */
export function fetchRelease(release: LoadableRelease, patience = patienceMs()): Promise<void> {
  trustRelease(release);
  const known = fetches.get(release.base);
  if (known) return known;
  const fetching = fetchFiles(release, patience).then(
    () => void here.add(release.base),
    (error: unknown) => {
      fetches.delete(release.base);
      doubtHashes(release);
      throw error;
    },
  );
  fetches.set(release.base, fetching);
  return fetching;
}

/** As {@link fetchRelease}, for a release that failed: asks for one file that failed, then for the rest. */
export async function refetchRelease(release: LoadableRelease): Promise<void> {
  trustRelease(release);
  const [first] = spoiledFiles(fileUrl(release, ''));
  if (first) {
    await watched(patienceMs(), (watch) => fetchFile({ url: first, hash: hashOf(release, first), watch }));
  }
  await fetchRelease(release);
}

function fetchFiles(release: LoadableRelease, patience: number): Promise<void> {
  return watched(patience, async (watch) => {
    const hashes = fetchHashes(release, watch);
    const files = [release.entry, ...release.preload].map((file) => {
      const url = fileUrl(release, file);
      const hash = hashes.then((known) => known[file] ?? refuse(url));
      // A file that does not arrive fails first, and nobody waits for its hash any more.
      hash.catch(() => undefined);
      return fetchFile({ url, hash, watch });
    });
    await Promise.all([hashes, ...files]);
  });
}

function refuse(url: string): never {
  throw new LoadFailure(`${url} is not a file of its release`, { mayRecover: false });
}

function hashOf(release: LoadableRelease, url: string): string | undefined {
  return release.files?.[url.slice(fileUrl(release, '').length)];
}

async function watched<T>(patience: number, work: (watch: StallWatch) => Promise<T>): Promise<T> {
  const watch = new StallWatch(patience);
  try {
    return await work(watch);
  } finally {
    watch.end();
  }
}
