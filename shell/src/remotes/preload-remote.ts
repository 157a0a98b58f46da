import type { LiveRemote } from '@suite/remote-kit/descriptor';
import { fileUrl, trustRelease } from './integrity.ts';

const asked = new Set<string>();

/**
 * Asks at once for all files that a first visit to the remote needs. Asking twice costs nothing, and what
 * could not be fetched is asked for again.
 */
export function preloadRemote(remote: LiveRemote): void {
  trustRelease(remote);
  for (const file of [remote.entry, ...remote.preload]) {
    const url = fileUrl(remote, file);
    if (asked.has(url)) continue;
    asked.add(url);
    fetchIntoCache(url, remote.files[file]).catch(() => asked.delete(url));
  }
}

// Not <link rel="preload">: the browser hands out a preloaded failure once more when the file is needed.
async function fetchIntoCache(url: string, integrity: string | undefined): Promise<void> {
  if (!integrity) throw new Error(`${url} is not a file of its release`);
  const answer = await fetch(url, { integrity });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.arrayBuffer();
}
