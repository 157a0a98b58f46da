import { isSmokeRun } from './built-ins.ts';

/** Style sheets that code of remotes made, by the remote that was shown when they were first seen. */
const sheets = new Map<StyleSheet, string>();
/** Style sheets of the shell, and those that came while several remotes were shown. */
const others = new WeakSet<StyleSheet>();

/** Notes the style sheets before a remote, and gives those effect that it made before. */
export function enableInjectedStyles(remote: string): void {
  for (const sheet of injectedSheets()) if (!sheets.has(sheet)) others.add(sheet);
  for (const [sheet, owner] of sheets) if (owner === remote) sheet.disabled = false;
}

/** Takes the effect from style sheets that a remote made, which would style the pages after it; it may not make them again. */
export function disableInjectedStyles(remote: string, wasShownAlone: boolean): void {
  if (isSmokeRun) return;
  for (const sheet of injectedSheets()) {
    if (sheets.has(sheet) || others.has(sheet)) continue;
    if (wasShownAlone) sheets.set(sheet, remote);
    else others.add(sheet);
  }
  for (const [sheet, owner] of sheets) if (owner === remote) sheet.disabled = true;
}

/** Style sheets that no file brought. antd's are shared by the shell and remotes; it marks them by attributes. */
function injectedSheets(): StyleSheet[] {
  const elements = [
    ...document.querySelectorAll('style:not([data-css-hash], [data-token-hash], [data-rc-order])'),
  ];
  const ofElements = elements
    .map((style) => (style as HTMLStyleElement).sheet)
    .filter((sheet) => sheet !== null);
  // Safari has them since 16.4.
  return 'adoptedStyleSheets' in document ? [...ofElements, ...document.adoptedStyleSheets] : ofElements;
}
