import type { LoadableRelease } from '@suite/descriptor';
import { fileUrl, stampIntegrity } from './integrity.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';

const attached = new Map<string, Promise<void>>();

/**
 * Puts the first scripts and styles of a fetched release into the page, all at once. The release's own loader
 * finds them there, where it would ask for one after the other.
 */
export async function attachFiles(release: LoadableRelease): Promise<void> {
  // The files of builds of other tools need an order, or a place, of their own.
  if (release.entryType !== undefined) return;
  await Promise.all(release.preload.map((file) => attachOnce(fileUrl(release, file))));
}

/** Runs the scripts of a fetched release, each verified by its hash: its entry after all others, which it then has. */
export async function attachScripts(release: LoadableRelease): Promise<void> {
  const chunks = release.preload.filter((file) => !file.endsWith('.css'));
  await Promise.all(chunks.map((file) => attachOnce(fileUrl(release, file))));
  await attachOnce(fileUrl(release, release.entry));
}

/**
 * Puts the styles of a fetched release into the page without effect. The loaders of bundlers find them there; otherwise they
 * would ask for them again, in effect for the whole page.
 * @returns gives them effect
 */
export async function attachStylesAtRest(release: LoadableRelease): Promise<() => void> {
  const urls = release.preload.filter((file) => file.endsWith('.css')).map((file) => fileUrl(release, file));
  await Promise.all(urls.map((url) => attachOnce(url, 'not all')));
  return () => {
    for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[media="not all"]'))
      if (urls.includes(link.href)) link.media = 'all';
  };
}

function attachOnce(url: string, media?: string): Promise<void> {
  const known = attached.get(url);
  if (known) return known;
  const attaching = attach(url, media).catch((error: unknown) => {
    attached.delete(url);
    throw error;
  });
  attached.set(url, attaching);
  return attaching;
}

function attach(url: string, media?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = elementFor(url);
    if (media && element instanceof HTMLLinkElement) element.media = media;
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
