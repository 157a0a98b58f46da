import { fetchFile, hasArrived } from './fetch-file.ts';
import { patienceMs } from './patience.ts';
import { StallWatch } from './stall-watch.ts';

/**
 * Ends the wait for a script or style that hangs: its loader hears of an error long before its own time limit.
 * An element tells nothing of its progress, so the same file is fetched beside it; both share one request.
 */
export function watchElement(
  element: HTMLScriptElement | HTMLLinkElement,
  { url, hash }: { url: string; hash?: string },
): void {
  const watch = new StallWatch(patienceMs());
  const giveUp = () => {
    if (!settled) element.dispatchEvent(new Event('error'));
  };
  let settled = false;
  const settle = () => {
    settled = true;
    watch.end();
  };
  element.addEventListener('load', settle, { once: true });
  element.addEventListener('error', settle, { once: true });
  watch.signal.addEventListener('abort', giveUp, { once: true });
  if (!hasArrived(url)) fetchFile({ url, hash, watch }).then(() => watch.touch(), giveUp);
}
