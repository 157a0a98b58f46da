import type { RegistryDocument } from '@suite/descriptor';
import { queryClient } from '../../session/session-store.ts';
import { preloadRemote } from '../download/preload-remote.ts';
import { savesData } from '../download/saves-data.ts';
import { registryDocumentQuery } from '../registry/registry-document.ts';
import { prefetchCalls } from './prefetch-calls.ts';

let startPage: RegistryDocument['startPage'];

/** Fetches the page that a sign-in leads to before the sign-in, where the registry names it to all visitors. */
export async function preloadStartPage(): Promise<void> {
  if (savesData()) return;
  // After the sign-in the same is asked for once more, and failures are shown.
  const document = await queryClient.fetchQuery(registryDocumentQuery(null)).catch(() => undefined);
  startPage = document?.startPage;
  if (startPage) await preloadRemote(startPage);
}

/** Sends the calls of that page with the sign-in: the user's registry document, which names them too, comes later. */
export function prefetchStartPage(): void {
  if (startPage) prefetchCalls(startPage, '');
}
