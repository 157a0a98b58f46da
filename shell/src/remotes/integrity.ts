import type { LiveRemote } from '@suite/remote-kit/descriptor';

const hashes = new Map<string, string>();

/** Makes the hashes of a release's files known, so that its files may be loaded. */
export function trustRelease(remote: LiveRemote): void {
  for (const [file, hash] of Object.entries(remote.files)) hashes.set(fileUrl(remote, file), hash);
}

/** The absolute address of a file of a release. */
export function fileUrl(remote: Pick<LiveRemote, 'base'>, file: string): string {
  return new URL(remote.base + file, location.origin).href;
}

/**
 * Puts the promised hash on a script or style before the browser asks for it, so that other bytes are refused.
 * @throws Error for a file that no known release lists
 */
export function stampIntegrity(element: HTMLScriptElement | HTMLLinkElement): void {
  const url = element instanceof HTMLScriptElement ? element.src : element.href;
  const hash = hashes.get(url);
  if (!hash) throw new Error(`${url} is not a file of a known release`);
  element.integrity = hash;
  // A hash on another origin's file is only checked when that origin allows reading it.
  if (!url.startsWith(`${location.origin}/`)) element.crossOrigin = 'anonymous';
}

declare global {
  /** Asked by the loaders of remotes; see `integrityHookName` in the webpack configuration. */
  var suiteStampIntegrity: typeof stampIntegrity | undefined;
}

globalThis.suiteStampIntegrity = stampIntegrity;
