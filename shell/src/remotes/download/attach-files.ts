import type { LoadableRelease } from '@suite/descriptor';
import { fileUrl, stampIntegrity, integrityOf } from './integrity.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';

const attached = new Map<string, Promise<void>>();

/** Adds all files at once; the release's own loader, which finds them, would request one after another. */
export async function attachFiles(release: LoadableRelease): Promise<void> {
  // Builds of other tools need their files in a certain order or place.
  if (release.entryType !== undefined) return;
  await Promise.all(release.preload.map((file) => attachOnce(fileUrl(release, file))));
}

export async function attachScripts(release: LoadableRelease): Promise<void> {
  const chunks = release.preload.filter((file) => !file.endsWith('.css'));
  await Promise.all(chunks.map((file) => attachOnce(fileUrl(release, file))));
  await attachOnce(fileUrl(release, release.entry));
}

/** Adds the styles without effect, because loaders would activate them. Returns the function that does. */
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

/** Adds all scripts with their hashes, because later imports have no hash. Throws LoadFailure. */
export async function attachModules(release: LoadableRelease): Promise<void> {
  const scripts = [release.entry, ...release.preload].filter((file) => !file.endsWith('.css'));
  await Promise.all(scripts.map((file) => attachModule(fileUrl(release, file))));
}

function attachModule(url: string): Promise<void> {
  const link = document.createElement('link');
  // Without support nothing would be verified, and no error would occur.
  if (!link.relList.supports('modulepreload'))
    throw new LoadFailure('This browser cannot verify ES modules', { canRecover: false });
  const attached = whenLinked(link, url);
  Object.assign(link, {
    rel: 'modulepreload',
    crossOrigin: 'anonymous',
    integrity: integrityOf(url),
    href: url,
  });
  document.head.append(link);
  return attached.finally(() => link.remove());
}

export function whenLinked(link: HTMLLinkElement, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () =>
      reject(new LoadFailure(`${url} could not be put into the page`, { canRecover: true })),
    );
  });
}
