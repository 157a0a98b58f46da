import type { LoadableRelease } from '@suite/descriptor';
import { fileUrl, stampIntegrity } from './integrity.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';

const attached = new Map<string, Promise<void>>();

/**
 * Puts the first scripts and styles of a fetched release into the page, all at once. The release's own loader
 * finds them there, where it would ask for one after the other.
 */
export async function attachFiles(release: LoadableRelease): Promise<void> {
  await Promise.all(release.preload.map((file) => attachOnce(fileUrl(release, file))));
}

function attachOnce(url: string): Promise<void> {
  const known = attached.get(url);
  if (known) return known;
  const attaching = attach(url).catch((error: unknown) => {
    attached.delete(url);
    throw error;
  });
  attached.set(url, attaching);
  return attaching;
}

function attach(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = elementFor(url);
    stampIntegrity(element);
    element.addEventListener('load', () => {
      if (element instanceof HTMLScriptElement) element.remove();
      resolve();
    });
    element.addEventListener('error', () => {
      element.remove();
      reject(new LoadFailure(`${url} could not be put into the page`, { canRecover: true }));
    });
    document.head.append(element);
  });
}

function elementFor(url: string): HTMLScriptElement | HTMLLinkElement {
  if (!url.endsWith('.css'))
    return Object.assign(document.createElement('script'), { src: url, async: true });
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
}
