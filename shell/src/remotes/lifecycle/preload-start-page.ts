import type { RegistryDocument } from '@suite/descriptor';
import { preloadRemote } from '../download/preload-remote.ts';
import { savesData } from '../download/saves-data.ts';
import { fetchVisitorsDocument } from '../registry/registry-document.ts';
import { prefetchCalls } from './prefetch-calls.ts';

let startPage: RegistryDocument['startPage'];
let naming: Promise<void> | undefined;

/** Asks which page a sign-in leads to, where that is not known yet. */
export async function nameStartPage(): Promise<void> {
  if (!startPage && !savesData()) await ask();
}

/** Fetches the files of that page before the sign-in. */
export async function preloadStartPage(): Promise<void> {
  if (savesData()) return;
  await ask();
  if (startPage) await preloadRemote(startPage);
}

/** The registry names that page to all visitors. After the sign-in the same is asked for once more, and failures are shown. */
function ask(): Promise<void> {
  naming = fetchVisitorsDocument().then(
    (document) => void (startPage = document.startPage),
    () => undefined,
  );
  return naming;
}

/**
 * Sends the calls of that page with the sign-in, and asks for its files: the user's registry document, which names them too,
 * comes later.
 */
export async function fetchStartPage(): Promise<void> {
  await naming;
  if (!startPage) return;
  prefetchCalls(startPage, '');
  await preloadRemote(startPage);
}
