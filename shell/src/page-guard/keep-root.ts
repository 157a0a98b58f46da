import { isSmokeRun } from './built-ins.ts';

/** Puts the root back if a remote empties the document; calls `redraw` if the root itself is empty. */
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
