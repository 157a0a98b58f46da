import type { LoadableRelease } from '@suite/descriptor';
import { filesToReload } from './fetch-file.ts';
import { trackStyle } from './release-styles.ts';
import { watchElement } from './watch-element.ts';

const hashes = new Map<string, string>();

export function trustRelease(release: Pick<LoadableRelease, 'base' | 'files'>): void {
  for (const [file, hash] of Object.entries(release.files ?? {})) hashes.set(fileUrl(release, file), hash);
}

export function fileUrl(release: Pick<LoadableRelease, 'base'>, file: string): string {
  return new URL(release.base + file, location.origin).href;
}

export function integrityOf(url: string): string {
  const hash = hashes.get(url);
  if (!hash) throw new Error(`${url} is not a file of a known release`);
  return hash;
}

/** Sets the hash of a script or style before the browser requests it. Throws if no known release lists the file. */
export function stampIntegrity(element: HTMLScriptElement | HTMLLinkElement): void {
  const url = element instanceof HTMLScriptElement ? element.src : element.href;
  element.integrity = integrityOf(url);
  // Browsers check hashes of other origins only with CORS.
  if (!url.startsWith(`${location.origin}/`)) element.crossOrigin = 'anonymous';
  watchElement(element);
  if (element instanceof HTMLLinkElement) trackStyle(element, url);
  // A hanging request may block the URL; another query causes another request for the same file.
  else if (filesToReload(url).includes(url)) element.src = `${url}?again=${Date.now()}`;
}

declare global {
  /** Loaders of remotes call this; see `integrityHookName` in the webpack configuration. */
  var suiteStampIntegrity: typeof stampIntegrity | undefined;
}

globalThis.suiteStampIntegrity = stampIntegrity;
