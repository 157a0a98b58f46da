import { useEffect } from 'react';
import { pollWhileVisible } from '../../scheduling/poll-while-visible.ts';
import {
  isRecent,
  isUnconfirmed,
  refreshChangedDocument,
  refreshRegistryDocument,
} from '#loading/registry-document';

/** The tab that holds the stream sends these to the others; a new tab sends `hello`. */
type Message = StreamEvent | 'lost' | 'hello';

type StreamEvent = 'changed' | 'personal' | 'alive';

export interface RegistrySubscription {
  isLive(): boolean;
  stop(): void;
}

const address = '/platform/remotes/changes';
const sharedName = 'suite:registry-changes';
/** Exceeds two heartbeat intervals of the server. */
const silenceLimitMs = 60_000;
const firstRetryMs = 2_000;
const maxRetryMs = 300_000;

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

/** Tabs share one stream, held by a visible tab, because browsers open at most six connections to a server. */
export function subscribeToRegistry(
  onChange: () => void,
  onPersonalChange: () => void = () => undefined,
): RegistrySubscription {
  // Without TLS there are neither locks nor HTTP/2, and a stream per tab would use up the connections.
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis) || !('EventSource' in globalThis))
    return { isLive: () => false, stop: () => undefined };
  const others = new BroadcastChannel(sharedName);
  let lastMessageAt = -Infinity;
  const isLive = () => performance.now() - lastMessageAt < silenceLimitMs;
  const receive = (message: Message) => {
    const wasLive = isLive();
    lastMessageAt = message === 'lost' ? -Infinity : performance.now();
    // Changes may have been missed while no messages arrived.
    const hasMissed = message === 'alive' && !wasLive;
    if (message === 'changed' || hasMissed) onChange();
    if (message === 'personal' || hasMissed) onPersonalChange();
  };
  const broadcast = (message: Message) => {
    receive(message);
    others.postMessage(message);
  };
  const stream = claimStream(broadcast, () => {
    lastMessageAt = -Infinity;
  });
  others.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data !== 'hello') receive(data);
    else if (stream.isHeld() && isLive()) others.postMessage('alive');
  });
  const update = () => (document.hidden ? stream.giveUp() : stream.request());
  document.addEventListener('visibilitychange', update);
  stream.request();
  others.postMessage('hello');

  return {
    isLive,
    stop() {
      document.removeEventListener('visibilitychange', update);
      stream.giveUp();
      others.close();
    },
  };
}

function claimStream(broadcast: (message: Message) => void, onHeld: () => void) {
  let releaseLock: (() => void) | undefined;
  let claim: AbortController | undefined;
  const hold = () =>
    new Promise<void>((resolve) => {
      const close = openStream(broadcast);
      releaseLock = () => {
        releaseLock = undefined;
        close();
        resolve();
      };
    });
  return {
    isHeld: () => releaseLock !== undefined,
    request() {
      if (document.hidden || claim || releaseLock) return;
      const current = new AbortController();
      claim = current;
      navigator.locks
        .request(sharedName, { signal: current.signal }, async () => {
          if (claim === current) claim = undefined;
          onHeld();
          if (!current.signal.aborted) await hold();
        })
        .catch(() => undefined);
    },
    giveUp() {
      claim?.abort();
      claim = undefined;
      releaseLock?.();
    },
  };
}

function openStream(broadcast: (message: Message) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let retryMs = firstRetryMs;

  const connectIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(connect, ms);
  };
  const forward = (message: StreamEvent) => {
    // A connection lost without an error sends neither messages nor heartbeats.
    connectIn(silenceLimitMs);
    broadcast(message);
  };
  const connect = () => {
    source?.close();
    const current = new EventSource(address);
    source = current;
    connectIn(silenceLimitMs);
    current.addEventListener('open', () => {
      retryMs = firstRetryMs;
      forward('changed');
      forward('personal');
    });
    current.addEventListener('alive', () => forward('alive'));
    current.addEventListener('changed', () => forward('changed'));
    current.addEventListener('personal', () => forward('personal'));
    current.addEventListener('error', () => {
      broadcast('lost');
      // Browsers reconnect after a lost connection, but not after a refusal.
      if (current.readyState !== EventSource.CLOSED) return;
      connectIn(retryMs * (0.5 + Math.random() / 2));
      retryMs = Math.min(retryMs * 2, maxRetryMs);
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
