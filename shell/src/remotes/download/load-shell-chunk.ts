import { fetchFile, markForReload } from './fetch-file.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { TransferGroup } from '../../transfer/transfer-group.ts';
import { addressOf, watchElement } from './watch-element.ts';

type Loading = HTMLScriptElement | HTMLLinkElement;

const assets = 'script[src*="/assets/"], link[rel="stylesheet"][href*="/assets/"]';
const watched = new WeakSet<Loading>();
/** What was under way when a part failed last: any of it may be what the cache keeps as it failed. */
const failed = new Map<string, string[]>();

/**
 * Loads a part of the shell itself, for as long as it may still arrive. One that failed may be asked for again under the
 * same name.
 * @throws LoadFailure
 */
export async function loadShellChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  let urls = failed.get(name) ?? [];
  try {
    if (urls.length > 0) await fetchAgain(urls);
    const loading = load();
    const elements = [...document.head.querySelectorAll<Loading>(assets)].filter(
      (element) => !isDone(element),
    );
    if (elements.length > 0) urls = elements.map(addressOf);
    for (const element of elements) {
      if (watched.has(element)) continue;
      watched.add(element);
      watchElement(element);
    }
    const part = await loading;
    failed.delete(name);
    return part;
  } catch (cause) {
    failed.set(name, urls);
    // The shell's own files have no known hashes: a broken file may stay in the cache.
    for (const url of urls) markForReload(url);
    throw new LoadFailure(`The shell's own ${name} is missing`, {
      canRecover: true,
      isShellFailure: true,
      cause,
    });
  }
}

async function fetchAgain(urls: readonly string[]): Promise<void> {
  const group = new TransferGroup();
  try {
    await Promise.all(urls.map((url) => fetchFile({ url, group })));
  } finally {
    group.end();
  }
}

// Scripts of chunks leave the page when they are done, the first one is deferred; styles stay, with their sheet.
function isDone(element: Loading): boolean {
  return element instanceof HTMLLinkElement ? element.sheet !== null : element.defer;
}
