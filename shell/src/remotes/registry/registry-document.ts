import type { RegistryDocument } from '@suite/descriptor';
import { holdsAny } from '@suite/contracts/permissions';
import { permissionsAtom, sessionAtom } from '@suite/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient, restoreSession, store, suspensionAtom } from '../../session/session-store.ts';
import { fetchRegistryDocument, isOverriding, type RegistryAnswer } from './fetch-registry-document.ts';
import { cacheDocument, readCachedDocument } from './cached-documents.ts';

/** After this time a visitor sees the cached document; a newer one replaces it when it arrives. */
const cachedDocumentTimeoutMs = 1_000;
const refreshDedupeMs = 1_000;
/** After a slow response the connection stays idle for this multiple of its duration. */
const idlePerAnswer = 3;
const maxSlowIdleMs = 30_000;

const tags = new Map<number | null, string>();
const unconfirmed = new Set<number | null>();
const asking = new Map<number | null, ReturnType<typeof fetchRegistryDocument>>();
const refreshing = new Map<number | null, { asked: Promise<void>; since: number }>();
const lastAnswers = new Map<number | null, { at: number; tookMs: number }>();
const waitingForTurn = new Set<number | null>();

let onDocument: (document: RegistryDocument) => void = () => undefined;

export function observeFirstDocument(listener: (document: RegistryDocument) => void): void {
  onDocument = listener;
}

export function registryDocumentQuery(userId: number | null) {
  return queryOptions({
    queryKey: ['registry-document', userId],
    queryFn: async () => {
      const document = await firstDocument(userId);
      onDocument(document);
      return document;
    },
    staleTime: Infinity,
    // The failure card retries itself; another mounting component must not make it disappear.
    retryOnMount: false,
  });
}

export function useRegistryDocument(userId: number | null) {
  return useQuery(registryDocumentQuery(userId));
}

export function refreshRegistryDocument(userId: number | null): Promise<void> {
  const underWay = refreshing.get(userId);
  if (underWay && performance.now() - underWay.since < refreshDedupeMs) return underWay.asked;
  const current = { asked: refresh(userId), since: performance.now() };
  refreshing.set(userId, current);
  return current.asked;
}

/** Waits for a pending response, which may predate the change. */
export async function refreshChangedDocument(userId: number | null): Promise<void> {
  if (waitingForTurn.has(userId)) return;
  waitingForTurn.add(userId);
  await refreshing.get(userId)?.asked.catch(() => undefined);
  waitingForTurn.delete(userId);
  refreshing.delete(userId);
  await refreshRegistryDocument(userId);
}

export function isUnconfirmed(userId: number | null): boolean {
  return unconfirmed.has(userId);
}

/** Returns true if the last response is younger than `idleMs`, or too slow for another request so soon. */
export function isRecent(userId: number | null, idleMs: number): boolean {
  const last = lastAnswers.get(userId);
  if (!last) return false;
  const slowIdleMs = Math.min(idlePerAnswer * last.tookMs, maxSlowIdleMs);
  return performance.now() - last.at < Math.max(idleMs, slowIdleMs);
}

/** It is not stored as a query, because a following sign-in would cancel it. */
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
  // The cached document contains releases without the override, and a mounted one stays until the next page load.
  if (isOverriding()) return answered;
  onDocument(kept.document);
  const document = await Promise.race([answered, waitForKept()]);
  if (!document) void refreshRegistryDocument(userId).catch(() => undefined);
  return document ?? kept.document;
}

function refuseUnchanged(): never {
  throw new Error('Received 304 without a cached registry document');
}

function waitForKept(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), cachedDocumentTimeoutMs));
}

/** A request may take longer than the polling interval, so each user has one at a time. */
function ask(userId: number | null, known: Parameters<typeof fetchRegistryDocument>[0]) {
  const underWay = asking.get(userId);
  if (underWay) return underWay;
  const startedAt = performance.now();
  const asked = fetchRegistryDocument(known).finally(() => {
    const at = performance.now();
    lastAnswers.set(userId, { at, tookMs: at - startedAt });
    asking.delete(userId);
  });
  asking.set(userId, asked);
  return asked;
}

async function refresh(userId: number | null): Promise<void> {
  // While the session is suspended, the response would be that of a visitor.
  if (store.get(suspensionAtom)) return;
  const { queryKey } = registryDocumentQuery(userId);
  const before = queryClient.getQueryData(queryKey);
  unconfirmed.add(userId);
  const known = { etag: before && tags.get(userId), known: before };
  let answer = await ask(userId, known);
  unconfirmed.delete(userId);
  if (!answer) return;
  // A response without a menu means an ended session or missing permissions; the profile decides.
  const current = queryClient.getQueryData(queryKey);
  if (current && hasMenu(current) && !hasMenu(answer.document)) {
    await restoreSession();
    if (store.get(sessionAtom).status !== 'signed-in') return;
    answer = await ask(userId, known);
    if (!answer) return;
  } else if (userId !== null && opensMore(answer.document)) {
    // Without the profile, new menu entries appear later, and none disappear.
    await restoreSession().catch(() => undefined);
  }
  queryClient.setQueryData(queryKey, take(userId, answer));
}

/** Returns true if the document contains entries that the known permissions do not allow. */
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
