import type { LiveRemote } from '@suite/remote-kit/descriptor';
import { fileUrl, stampIntegrity, trustRelease } from './integrity.ts';

const asked = new Set<string>();

/** Asks at once for all files that a first visit to the remote needs. Asking twice costs nothing. */
export function preloadRemote(remote: LiveRemote): void {
  trustRelease(remote);
  for (const file of [remote.entry, ...remote.preload]) {
    const href = fileUrl(remote, file);
    if (asked.has(href)) continue;
    asked.add(href);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    stampIntegrity(link);
    // What could not be fetched may be asked for again.
    link.onerror = () => {
      asked.delete(href);
      link.remove();
    };
    document.head.append(link);
  }
}
