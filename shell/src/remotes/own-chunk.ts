import { fetchFile, spoiledFiles } from './fetch-file.ts';
import { patienceMs } from './patience.ts';
import { StallWatch } from './stall-watch.ts';
import { watchElement } from './watch-element.ts';

type Loading = HTMLScriptElement | HTMLLinkElement;

const assets = 'script[src*="/assets/"], link[rel="stylesheet"][href*="/assets/"]';
const watched = new WeakSet<Loading>();
const filesOf = new Map<string, string[]>();

/**
 * Loads a part of the shell itself. One that hangs fails in time; one that failed may be asked for again under
 * the same name.
 */
export async function loadOwnChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  const spoiled = spoiledFiles(`${location.origin}/assets/`);
  const again = (filesOf.get(name) ?? []).filter((url) => spoiled.includes(url));
  if (again.length > 0) await fetchAgain(again);
  const loading = load();
  const elements = [...document.head.querySelectorAll<Loading>(assets)].filter((element) => !isDone(element));
  filesOf.set(name, elements.map(addressOf));
  for (const element of elements) {
    if (watched.has(element)) continue;
    watched.add(element);
    watchElement(element, { url: addressOf(element) });
  }
  return loading;
}

async function fetchAgain(urls: readonly string[]): Promise<void> {
  const watch = new StallWatch(patienceMs());
  try {
    await Promise.all(urls.map((url) => fetchFile({ url, watch })));
  } finally {
    watch.end();
  }
}

function addressOf(element: Loading): string {
  return element instanceof HTMLLinkElement ? element.href : element.src;
}

// Scripts of chunks leave the page when they are done, the first one is deferred; styles stay, with their sheet.
function isDone(element: Loading): boolean {
  return element instanceof HTMLLinkElement ? element.sheet !== null : element.defer;
}
