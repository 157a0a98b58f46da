import { useEffect } from 'react';
import { subscribeToRegistry, type RegistrySubscription } from './subscribe-to-registry.ts';
import { pollWhileVisible } from '../../scheduling/poll-while-visible.ts';
import {
  isRecent,
  isUnconfirmed,
  refreshChangedDocument,
  refreshRegistryDocument,
} from './registry-document.ts';

/**
 * The page in front goes first: with HTTP/1.1 the stream takes one of six connections. It begins by telling what was missed,
 * and comes before the counts of the menu, which would be asked for twice.
 */
const settleMs = 400;
const everyMs = 3_000;
const whileDownMs = 1_200;
/** With a stream only what it cannot tell is left to be found, such as an override that has ended. */
const whileLiveMs = 300_000;

/**
 * Lets an open page learn of releases that went live or back since: by a stream, and without one by asking. The stream
 * also says when to call `onPersonalChange`, which stays the same function.
 */
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
