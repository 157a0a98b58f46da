import { isSmokeRun } from './built-ins.ts';

const sheets = new Map<StyleSheet, string>();
/** Contains sheets of the shell and those added while several remotes were shown. */
const others = new WeakSet<StyleSheet>();

/** The keys look like `mf-bookings/1.0.0-3f2a9c0d1e4b`. */
const places = new Map<string, number>();
const listeners = new Set<() => void>();

/** `base` is the address of the release's folder. */
export function showRelease(base: string): () => void {
  const release = /\/releases\/([^/]+\/[^/]+)\/$/.exec(base)?.[1] ?? base;
  const [remote = base] = release.split('/');
  enableInjectedStyles(remote);
  const end = noteShown(release);
  return () => {
    const wasShownAlone = places.size === 1;
    if (end()) disableInjectedStyles(remote, wasShownAlone);
  };
}

/** The returned function returns true if no other place shows the release. */
function noteShown(release: string): () => boolean {
  const add = (count: number) => {
    const left = (places.get(release) ?? 0) + count;
    if (left > 0) places.set(release, left);
    else places.delete(release);
    for (const listener of listeners) listener();
    return left <= 0;
  };
  add(1);
  return () => add(-1);
}

export function listShownReleases(): string[] {
  return [...places.keys()];
}

export function onShownChange(listener: () => void): void {
  listeners.add(listener);
}

function enableInjectedStyles(remote: string): void {
  for (const sheet of injectedSheets()) if (!sheets.has(sheet)) others.add(sheet);
  for (const [sheet, owner] of sheets) if (owner === remote) sheet.disabled = false;
}

/** Disables the style sheets of a remote instead of removing them, because it may not create them again. */
function disableInjectedStyles(remote: string, wasShownAlone: boolean): void {
  if (isSmokeRun) return;
  for (const sheet of injectedSheets()) {
    if (sheets.has(sheet) || others.has(sheet)) continue;
    if (wasShownAlone) sheets.set(sheet, remote);
    else others.add(sheet);
  }
  for (const [sheet, owner] of sheets) if (owner === remote) sheet.disabled = true;
}

/** Excludes antd's sheets, which have these attributes, because the shell and remotes share them. */
function injectedSheets(): StyleSheet[] {
  const elements = document.querySelectorAll<HTMLStyleElement>(
    'style:not([data-css-hash], [data-token-hash], [data-rc-order])',
  );
  const ofElements = [...elements].flatMap(({ sheet }) => sheet ?? []);
  // Safari supports this since 16.4.
  return 'adoptedStyleSheets' in document ? [...ofElements, ...document.adoptedStyleSheets] : ofElements;
}
