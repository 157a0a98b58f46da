import type { RegistryDocument } from '@suite/remote-kit/descriptor';
import { sessionAtom } from '@suite/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { queryClient, restoreSession, store } from '../session/session-store.ts';
import { askRegistry } from './ask-registry.ts';
import { keepDocument, readKeptDocument } from './kept-documents.ts';
import { preloadRemote } from './preload-remote.ts';

/** Someone with a document from before waits no longer than this for a newer one, which is then used when it comes. */
const limitWithKeptMs = 1_000;
/** Within this time there is the same answer. */
const oneAnswerMs = 1_000;

/** The tag of the document in use, for each person. */
const tags = new Map<number | null, string>();
/** Whose document could not be confirmed when last asked for. */
const unconfirmed = new Set<number | null>();
const asking = new Map<number | null, ReturnType<typeof askRegistry>>();
const refreshing = new Map<number | null, { asked: Promise<void>; since: number }>();
/** Whose document is asked for as soon as the answer under way is there. */
const waitingForTurn = new Set<number | null>();

/** The registry's answer for whoever is signed in, or the last good one. */
export function registryDocumentQuery(userId: number | null) {
  return queryOptions({
    queryKey: ['registry-document', userId],
    queryFn: async () => {
      const document = await firstDocument(userId);
      preloadCurrent(document);
      return document;
    },
    staleTime: Infinity,
    // Whoever draws a card for it has it asked for again; another who looks must not take the card away.
    retryOnMount: false,
  });
}

export function useRegistryDocument(userId: number | null) {
  return useQuery(registryDocumentQuery(userId));
}

/** Asks whether anything changed, and puts the newer document in the place of the one in use. */
export function refreshRegistryDocument(userId: number | null): Promise<void> {
  const underWay = refreshing.get(userId);
  if (underWay && performance.now() - underWay.since < oneAnswerMs) return underWay.asked;
  const current = { asked: refresh(userId), since: performance.now() };
  refreshing.set(userId, current);
  return current.asked;
}

/** Asks anew, as an answer that is under way may be older than the change. */
export async function refreshChangedDocument(userId: number | null): Promise<void> {
  // A call that still waits asks late enough for this change too.
  if (waitingForTurn.has(userId)) return;
  waitingForTurn.add(userId);
  await refreshing.get(userId)?.asked.catch(() => undefined);
  waitingForTurn.delete(userId);
  refreshing.delete(userId);
  await refreshRegistryDocument(userId);
}

/** True while the registry does not answer: the document in use is the last good one. */
export function isUnconfirmed(userId: number | null): boolean {
  return unconfirmed.has(userId);
}

async function firstDocument(userId: number | null): Promise<RegistryDocument> {
  const kept = readKeptDocument(userId);
  unconfirmed.add(userId);
  const asked = ask(userId, { etag: kept?.etag, known: kept?.document }).then((answer) => {
    unconfirmed.delete(userId);
    return answer ? take(userId, answer) : undefined;
  });
  if (!kept) return (await asked) ?? refuseUnchanged();
  preloadCurrent(kept.document);
  tags.set(userId, kept.etag);
  const answered = asked.then(
    (document) => document ?? kept.document,
    () => kept.document,
  );
  const document = await Promise.race([answered, waitForKept()]);
  // A late answer takes the place of the kept document as any newer one does.
  if (!document) void refreshRegistryDocument(userId).catch(() => undefined);
  return document ?? kept.document;
}

function refuseUnchanged(): never {
  throw new Error('Received 304 without a cached registry document');
}

function waitForKept(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), limitWithKeptMs));
}

/** There is one request at a time for each person: on a slow line it takes longer than the next one is due. */
function ask(userId: number | null, known: Parameters<typeof askRegistry>[0]) {
  const underWay = asking.get(userId);
  if (underWay) return underWay;
  const asked = askRegistry(known).finally(() => asking.delete(userId));
  asking.set(userId, asked);
  return asked;
}

/** Starts on the remote of the page's own path, before anything of it is drawn. Most go from sign-in to the start. */
function preloadCurrent({ remotes }: RegistryDocument): void {
  const pathname = location.pathname === '/login' ? '/' : location.pathname;
  const remote = remotes.find(({ routes }) => routes.some(({ path }) => matchPath(path, pathname)));
  if (remote) void preloadRemote(remote);
}

async function refresh(userId: number | null): Promise<void> {
  const { queryKey } = registryDocumentQuery(userId);
  const before = queryClient.getQueryData(queryKey);
  unconfirmed.add(userId);
  const answer = await ask(userId, { etag: before && tags.get(userId), known: before });
  unconfirmed.delete(userId);
  if (!answer) return;
  const known = queryClient.getQueryData(queryKey);
  // The answer for nobody: to somebody whose session has ended, or who lost every right. The server knows which.
  if (known && hasMenu(known) && !hasMenu(answer.document)) {
    await restoreSession();
    if (store.get(sessionAtom).status !== 'signed-in') return;
  }
  queryClient.setQueryData(queryKey, take(userId, answer));
}

function hasMenu({ remotes }: RegistryDocument): boolean {
  return remotes.some(({ menu }) => menu.length > 0);
}

function take(userId: number | null, { etag, document }: { etag: string; document: RegistryDocument }) {
  tags.set(userId, etag);
  keepDocument(userId, etag, document);
  return document;
}
