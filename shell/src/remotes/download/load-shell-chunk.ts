import { fetchFile, markForReload } from './fetch-file.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { TransferGroup } from '../../transfer/transfer-group.ts';
import { addressOf, watchElement } from './watch-element.ts';

type Loading = HTMLScriptElement | HTMLLinkElement;

const assets = 'script[src*="/assets/"], link[rel="stylesheet"][href*="/assets/"]';
const watched = new WeakSet<Loading>();
const failed = new Map<string, string[]>();

/** Loads a part of the shell, which can be retried under the same name. Throws LoadFailure. */
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
    // The shell's own files have no known hashes, so a broken file may stay in the cache.
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

// Finished scripts of chunks leave the page; styles stay, with their sheet.
function isDone(element: Loading): boolean {
  return element instanceof HTMLLinkElement ? element.sheet !== null : element.defer;
}
