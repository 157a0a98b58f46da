import type { LoadableRelease } from '@suite/descriptor';
import { filesToReload } from './fetch-file.ts';
import { trackStyle } from './release-styles.ts';
import { watchElement } from './watch-element.ts';

const hashes = new Map<string, string>();

/** Makes the hashes of a release's files known, so that its files may be loaded. */
export function trustRelease(release: Pick<LoadableRelease, 'base' | 'files'>): void {
  for (const [file, hash] of Object.entries(release.files ?? {})) hashes.set(fileUrl(release, file), hash);
}

/** The absolute address of a file of a release. */
export function fileUrl(release: Pick<LoadableRelease, 'base'>, file: string): string {
  return new URL(release.base + file, location.origin).href;
}

/**
 * The promised hash of a file.
 * @throws Error for a file that no known release lists
 */
export function integrityOf(url: string): string {
  const hash = hashes.get(url);
  if (!hash) throw new Error(`${url} is not a file of a known release`);
  return hash;
}

/**
 * Puts the promised hash on a script or style before the browser asks for it, so that other bytes are refused,
 * and loads it again when nothing of it comes.
 * @throws Error for a file that no known release lists
 */
export function stampIntegrity(element: HTMLScriptElement | HTMLLinkElement): void {
  const url = element instanceof HTMLScriptElement ? element.src : element.href;
  element.integrity = integrityOf(url);
  // A hash on another origin's file is only checked when that origin allows reading it.
  if (!url.startsWith(`${location.origin}/`)) element.crossOrigin = 'anonymous';
  watchElement(element);
  if (element instanceof HTMLLinkElement) trackStyle(element, url);
  // A request that hung may hold the address; another query is another request for the same file.
  else if (filesToReload(url).includes(url)) element.src = `${url}?again=${Date.now()}`;
}

declare global {
  /** Called by the loaders of remotes; see `integrityHookName` in the webpack configuration. */
  var suiteStampIntegrity: typeof stampIntegrity | undefined;
}

globalThis.suiteStampIntegrity = stampIntegrity;
