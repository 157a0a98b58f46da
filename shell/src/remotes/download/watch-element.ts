import { markForReload } from './fetch-file.ts';
import { hedgeRequest, type HedgedRequest } from '../../transfer/hedge-request.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { RequestSlots } from '../../transfer/request-slots.ts';

type FileElement = HTMLScriptElement | HTMLLinkElement;

const lateMs = 6_000;
/** Within this the fetch beside an element has the beginning of its answer, where there is one. */
const joinMs = 1_000;

const slots = new RequestSlots();

/**
 * Loads the file of a script or style once more when nothing of it comes; whichever is there first counts.
 * An element tells nothing of its progress. Only when it is late the same file is fetched beside it, which the
 * browser answers from the request under way: where nothing arrives, nothing arrives for the element either.
 */
export function watchElement(element: FileElement): void {
  const over = new AbortController();
  const send = (request: HedgedRequest) =>
    request.number === 0 ? fetchBeside(element, request) : loadAgain(element, request, over.signal);
  const timer = setTimeout(() => {
    const options = { slots, signal: over.signal, firstSilenceMs: joinMs };
    hedgeRequest(addressOf(element), send, options).catch(() => {
      if (!over.signal.aborted) element.dispatchEvent(new Event('error'));
    });
  }, lateMs);
  const settle = () => {
    clearTimeout(timer);
    over.abort();
  };
  element.addEventListener('load', settle, { once: true });
  element.addEventListener('error', settle, { once: true });
  element.addEventListener('error', () => markForReload(addressOf(element).replace(/\?again=.*/, '')), {
    once: true,
  });
}

/** Where a script or style comes from. */
export function addressOf(element: FileElement): string {
  return element instanceof HTMLLinkElement ? element.href : element.src;
}

async function fetchBeside(element: FileElement, { signal, touch }: HedgedRequest): Promise<void> {
  const answer = await fetch(addressOf(element), { signal });
  touch();
  if (!answer.ok) throw refusal(element);
  const reader = answer.body?.getReader();
  while (reader && !(await reader.read()).done) touch();
}

/** The browser has one request for an address: another query makes another one. */
function loadAgain(
  element: FileElement,
  { signal, number }: HedgedRequest,
  over: AbortSignal,
): Promise<void> {
  const again = copyOf(element, `${addressOf(element).replace(/\?again=.*/, '')}?again=${number}`);
  for (const end of [signal, over]) end.addEventListener('abort', () => again.remove(), { once: true });
  return new Promise((resolve, reject) => {
    again.addEventListener('error', () => {
      again.remove();
      reject(refusal(element));
    });
    again.addEventListener('load', () => {
      again.remove();
      resolve();
      if (signal.aborted || over.aborted) return;
      // A style is taken from there by the element that its loader knows; a script has done its work.
      if (element instanceof HTMLLinkElement) element.href = addressOf(again);
      else element.dispatchEvent(new Event('load'));
    });
    // Not in the head, where the elements of loaders stand.
    document.body.append(again);
  });
}

/** A new element, since the clone of a script that has started never runs. */
function copyOf(element: FileElement, url: string): FileElement {
  const copy = document.createElement(element.localName) as FileElement;
  for (const { name, value } of element.attributes) {
    if (!['src', 'href', 'data-webpack'].includes(name)) copy.setAttribute(name, value);
  }
  // It is there for its bytes; a style may be meant for a shadow root alone.
  if (copy instanceof HTMLLinkElement) copy.media = 'not all';
  copy.setAttribute(element instanceof HTMLLinkElement ? 'href' : 'src', url);
  return copy;
}

function refusal(element: FileElement): LoadFailure {
  return new LoadFailure(`${addressOf(element)} could not be loaded`, { canRecover: true });
}
