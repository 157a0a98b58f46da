import type { RegistryDocument } from '@suite/descriptor';
import { holdsAny } from '@suite/contracts/permissions';
import { permissionsAtom, sessionAtom } from '@suite/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient, restoreSession, store, suspensionAtom } from '../../session/session-store.ts';
import { fetchRegistryDocument, isOverriding, type RegistryAnswer } from './fetch-registry-document.ts';
import { cacheDocument, readCachedDocument } from './cached-documents.ts';

/** A visitor with a stored document waits no longer than this for a newer one, which is used when it arrives. */
const cachedDocumentTimeoutMs = 1_000;
/** Within this time there is the same answer. */
const refreshDedupeMs = 1_000;
/** A line on which an answer takes long is left free for this many times as long, within the limit. */
const idlePerAnswer = 3;
const maxSlowIdleMs = 30_000;

/** The tag of the document in use, for each person. */
const tags = new Map<number | null, string>();
/** Whose document could not be confirmed when last asked for. */
const unconfirmed = new Set<number | null>();
const asking = new Map<number | null, ReturnType<typeof fetchRegistryDocument>>();
const refreshing = new Map<number | null, { asked: Promise<void>; since: number }>();
/** When the last answer came for each person, and how long it took, in milliseconds. */
const lastAnswers = new Map<number | null, { at: number; tookMs: number }>();
/** Whose document is asked for as soon as the answer under way is there. */
const waitingForTurn = new Set<number | null>();

let onDocument: (document: RegistryDocument) => void = () => undefined;

/** Calls `listener` with each first document of a page as soon as there is one, before anything is drawn from it. */
export function observeFirstDocument(listener: (document: RegistryDocument) => void): void {
  onDocument = listener;
}

/** The registry's answer for this user, or the last good one. */
export function registryDocumentQuery(userId: number | null) {
  return queryOptions({
    queryKey: ['registry-document', userId],
    queryFn: async () => {
      const document = await firstDocument(userId);
      onDocument(document);
      return document;
    },
    staleTime: Infinity,
    // The failure card asks again by itself; another component that mounts must not make the card disappear.
    retryOnMount: false,
  });
}

export function useRegistryDocument(userId: number | null) {
  return useQuery(registryDocumentQuery(userId));
}

/** Asks whether anything changed, and puts the newer document in the place of the one in use. */
export function refreshRegistryDocument(userId: number | null): Promise<void> {
  const underWay = refreshing.get(userId);
  if (underWay && performance.now() - underWay.since < refreshDedupeMs) return underWay.asked;
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

/** Whether an answer is younger than `idleMs`, or came so slowly that it is too early for the next request. */
export function isRecent(userId: number | null, idleMs: number): boolean {
  const last = lastAnswers.get(userId);
  if (!last) return false;
  const slowIdleMs = Math.min(idlePerAnswer * last.tookMs, maxSlowIdleMs);
  return performance.now() - last.at < Math.max(idleMs, slowIdleMs);
}

/** What the registry tells all visitors. Not kept as a query, which a sign-in that follows would cancel. */
export const fetchVisitorsDocument = () => firstDocument(null);

async function firstDocument(userId: number | null): Promise<RegistryDocument> {
  unconfirmed.add(userId);
  const kept = await readCachedDocument(userId);
  const asked = ask(userId, { etag: kept?.etag, known: kept?.document }).then((answer) => {
    unconfirmed.delete(userId);
    return answer ? take(userId, answer) : undefined;
  });
  if (!kept) return (await asked) ?? refuseUnchanged();
  tags.set(userId, kept.etag);
  const answered = asked.then(
    (document) => document ?? kept.document,
    () => kept.document,
  );
  // The kept document names releases, and what is mounted from one stays until the next page load.
  if (isOverriding()) return answered;
  onDocument(kept.document);
  const document = await Promise.race([answered, waitForKept()]);
  // A late answer takes the place of the kept document as any newer one does.
  if (!document) void refreshRegistryDocument(userId).catch(() => undefined);
  return document ?? kept.document;
}

function refuseUnchanged(): never {
  throw new Error('Received 304 without a cached registry document');
}

function waitForKept(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), cachedDocumentTimeoutMs));
}

/** There is one request at a time for each person: on a slow line it takes longer than the next one is due. */
function ask(userId: number | null, known: Parameters<typeof fetchRegistryDocument>[0]) {
  const underWay = asking.get(userId);
  if (underWay) return underWay;
  const begun = performance.now();
  const asked = fetchRegistryDocument(known).finally(() => {
    const at = performance.now();
    lastAnswers.set(userId, { at, tookMs: at - begun });
    asking.delete(userId);
  });
  asking.set(userId, asked);
  return asked;
}

async function refresh(userId: number | null): Promise<void> {
  // The answer would be that of a visitor.
  if (store.get(suspensionAtom)) return;
  const { queryKey } = registryDocumentQuery(userId);
  const before = queryClient.getQueryData(queryKey);
  unconfirmed.add(userId);
  const known = { etag: before && tags.get(userId), known: before };
  let answer = await ask(userId, known);
  unconfirmed.delete(userId);
  if (!answer) return;
  // An answer without a menu means an ended session or a user without any permission. The server knows which.
  const current = queryClient.getQueryData(queryKey);
  if (current && hasMenu(current) && !hasMenu(answer.document)) {
    await restoreSession();
    if (store.get(sessionAtom).status !== 'signed-in') return;
    // The user may have had to sign in again.
    answer = await ask(userId, known);
    if (!answer) return;
  } else if (userId !== null && opensMore(answer.document)) {
    // Without the profile the menu has the document's new entries later, and loses none.
    await restoreSession().catch(() => undefined);
  }
  queryClient.setQueryData(queryKey, take(userId, answer));
}

/** Whether a document has what the session's permissions do not open: the user was given some since the page asked for them. */
function opensMore({ remotes }: RegistryDocument): boolean {
  const held = store.get(permissionsAtom);
  return remotes.some((remote) =>
    [remote, ...remote.routes, ...remote.menu, ...(remote.fills ?? [])].some(
      ({ permissions }) => !holdsAny(held, permissions),
    ),
  );
}

function hasMenu({ remotes }: RegistryDocument): boolean {
  return remotes.some(({ menu }) => menu.length > 0);
}

function take(userId: number | null, answer: RegistryAnswer): RegistryDocument {
  tags.set(userId, answer.etag);
  cacheDocument(userId, answer);
  return answer.document;
}
