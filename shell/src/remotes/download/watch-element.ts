import { markForReload } from './fetch-file.ts';
import { hedgeRequest, type HedgedRequest } from '../../transfer/hedge-request.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { RequestSlots } from '../../transfer/request-slots.ts';

type FileElement = HTMLScriptElement | HTMLLinkElement;

const lateMs = 6_000;
/** A fetch of the same file receives its first bytes within this time, if there are any. */
const joinMs = 1_000;

const slots = new RequestSlots();

/** Elements report no progress, so a late one gets a fetch of its file. If that stalls, the file is loaded again. */
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

/** Browsers share one request per URL, so the copy has another query. */
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
      // The loader's style element takes the URL; the script has already run.
      if (element instanceof HTMLLinkElement) element.href = addressOf(again);
      else element.dispatchEvent(new Event('load'));
    });
    // Loaders search the head for their elements, so the copy is added to the body.
    document.body.append(again);
  });
}

/** A clone of a script that has started never runs, so this creates a new element. */
function copyOf(element: FileElement, url: string): FileElement {
  const copy = document.createElement(element.localName) as FileElement;
  for (const { name, value } of element.attributes) {
    if (!['src', 'href', 'data-webpack'].includes(name)) copy.setAttribute(name, value);
  }
  // The copy only loads the bytes; a style may be meant for a shadow root.
  if (copy instanceof HTMLLinkElement) copy.media = 'not all';
  copy.setAttribute(element instanceof HTMLLinkElement ? 'href' : 'src', url);
  return copy;
}

function refusal(element: FileElement): LoadFailure {
  return new LoadFailure(`${addressOf(element)} could not be loaded`, { canRecover: true });
}
