import { isSmokeRun } from './built-ins.ts';

/**
 * Keeps the shell in the page when code of a remote empties the document: the root is put back with all that it shows,
 * and `redraw` runs once the root itself has been emptied.
 */
export function keepRoot(root: HTMLElement, redraw: () => void): void {
  if (isSmokeRun) return;
  let { body } = document;
  const observer = new MutationObserver(() => {
    if (document.body !== body || !root.isConnected) {
      if (!document.body) document.documentElement.append(document.createElement('body'));
      ({ body } = document);
      observe();
      if (!root.isConnected) body.prepend(root);
    }
    if (root.childElementCount === 0) redraw();
  });
  const observe = () => {
    for (const parent of [document.documentElement, body, root])
      observer.observe(parent, { childList: true });
  };
  observe();
}
