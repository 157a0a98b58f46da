import { useEffect } from 'react';
import { subscribeToRegistry, type RegistrySubscription } from './subscribe-to-registry.ts';
import { pollWhileVisible } from '../../scheduling/poll-while-visible.ts';
import {
  isRecent,
  isUnconfirmed,
  refreshChangedDocument,
  refreshRegistryDocument,
} from '#loading/registry-document';

/** The current page takes priority, because with HTTP/1.1 the stream uses one of six connections. */
const settleMs = 400;
const everyMs = 3_000;
const whileDownMs = 1_200;
/** Polling only finds changes that the stream cannot report, such as an expired override. */
const whileLiveMs = 300_000;

/** Uses the event stream, or polls without one. `onPersonalChange` must be stable across renders. */
export function useRegistryUpdates(userId: number | null, onPersonalChange?: () => void): void {
  useEffect(() => {
    let registry: RegistrySubscription | undefined;
    const settling = setTimeout(() => {
      registry = subscribeToRegistry(
        () => void refreshChangedDocument(userId).catch(() => undefined),
        onPersonalChange,
      );
    }, settleMs);
    const stopTrying = pollWhileVisible(whileDownMs, async (atOnce) => {
      const idleMs = registry?.isLive() ? whileLiveMs : everyMs;
      if (!atOnce && !isUnconfirmed(userId) && isRecent(userId, idleMs)) return;
      await refreshRegistryDocument(userId).catch(() => undefined);
    });
    return () => {
      clearTimeout(settling);
      stopTrying();
      registry?.stop();
    };
  }, [userId, onPersonalChange]);
}
