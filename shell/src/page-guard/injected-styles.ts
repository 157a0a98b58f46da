import { isSmokeRun } from './built-ins.ts';

const sheets = new Map<StyleSheet, string>();
/** Contains sheets of the shell and those added while several remotes were shown. */
const others = new WeakSet<StyleSheet>();

export function enableInjectedStyles(remote: string): void {
  for (const sheet of injectedSheets()) if (!sheets.has(sheet)) others.add(sheet);
  for (const [sheet, owner] of sheets) if (owner === remote) sheet.disabled = false;
}

/** Disables the style sheets of a remote instead of removing them, because it may not create them again. */
export function disableInjectedStyles(remote: string, wasShownAlone: boolean): void {
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
  const elements = [
    ...document.querySelectorAll('style:not([data-css-hash], [data-token-hash], [data-rc-order])'),
  ];
  const ofElements = elements
    .map((style) => (style as HTMLStyleElement).sheet)
    .filter((sheet) => sheet !== null);
  // Safari supports this since 16.4.
  return 'adoptedStyleSheets' in document ? [...ofElements, ...document.adoptedStyleSheets] : ofElements;
}
