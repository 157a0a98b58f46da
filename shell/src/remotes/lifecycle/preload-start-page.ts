import type { RegistryDocument } from '@suite/descriptor';
import { preloadRemote, savesData } from '#loading/preload-remote';
import { fetchVisitorsDocument } from '#loading/registry-document';
import { prefetchCalls } from './prefetch-calls.ts';

let startPage: RegistryDocument['startPage'];
let naming: Promise<void> | undefined;

export async function nameStartPage(): Promise<void> {
  if (!startPage && !savesData()) await ask();
}

export async function preloadStartPage(): Promise<void> {
  if (savesData()) return;
  await ask();
  if (startPage) await preloadRemote(startPage);
}

/** Failures are ignored, because the sign-in repeats the request and shows them. */
function ask(): Promise<void> {
  naming = fetchVisitorsDocument().then(
    (document) => void (startPage = document.startPage),
    () => undefined,
  );
  return naming;
}

/** The user's registry document, which lists the files too, arrives later. */
export async function fetchStartPage(): Promise<void> {
  await naming;
  if (!startPage) return;
  prefetchCalls(startPage, '');
  await preloadRemote(startPage);
}
