import { fetchFile, markSpoiled } from './fetch-file.ts';
import { patienceMs } from './patience.ts';
import { StallWatch } from './stall-watch.ts';

/** An element is late after this part of the visitor's patience. */
const late = 0.5;

/**
 * Ends the wait for a script or style that hangs: its loader hears of an error long before its own time limit.
 * An element tells nothing of its progress. Only when it is late the same file is fetched beside it, which the
 * browser answers from the request under way: where nothing arrives, nothing arrives for the element either.
 */
export function watchElement(
  element: HTMLScriptElement | HTMLLinkElement,
  { url, hash }: { url: string; hash?: string },
): void {
  const patience = patienceMs();
  let watch: StallWatch | undefined;
  let settled = false;
  const giveUp = () => {
    if (!settled) element.dispatchEvent(new Event('error'));
  };
  const timer = setTimeout(() => {
    watch = new StallWatch(patience * (1 - late));
    watch.signal.addEventListener('abort', giveUp, { once: true });
    fetchFile({ url, hash, watch }).then(() => watch?.touch(), giveUp);
  }, patience * late);
  const settle = () => {
    clearTimeout(timer);
    settled = true;
    watch?.end();
  };
  element.addEventListener('load', settle, { once: true });
  element.addEventListener('error', settle, { once: true });
  element.addEventListener('error', () => markSpoiled(url), { once: true });
}
