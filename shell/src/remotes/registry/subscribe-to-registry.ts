/** What the tab that has the stream sends to the others. A tab that has just been opened says `hello`. */
type Message = StreamEvent | 'lost' | 'hello';

/** `changed` is of the document, `personal` of something else that the server keeps for this user. */
type StreamEvent = 'changed' | 'personal' | 'alive';

export interface RegistrySubscription {
  /** Whether a change would be heard of now. */
  isLive(): boolean;
  stop(): void;
}

const address = '/platform/remotes/changes';
const sharedName = 'suite:registry-changes';
/** More than two times as long as a server takes between two signs of life. */
const silenceLimitMs = 60_000;
const firstRetryMs = 2_000;
const maxRetryMs = 300_000;

/**
 * Calls `onChange` when the registry may have something new for this visitor, and `onPersonalChange` when the rest of the
 * server may. A browser opens six connections to a server at most, so its tabs share one stream: one of those that can be
 * seen has it, and tells the rest.
 */
export function subscribeToRegistry(
  onChange: () => void,
  onPersonalChange: () => void = () => undefined,
): RegistrySubscription {
  // Without TLS there is neither a lock nor HTTP/2: a stream for each tab would use up the connections.
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis) || !('EventSource' in globalThis)) {
    return { isLive: () => false, stop: () => undefined };
  }
  const others = new BroadcastChannel(sharedName);
  let lastMessageAt = -Infinity;
  const isLive = () => performance.now() - lastMessageAt < silenceLimitMs;
  const receive = (message: Message) => {
    const wasLive = isLive();
    lastMessageAt = message === 'lost' ? -Infinity : performance.now();
    // A change while nothing was received has been missed.
    const hasMissed = message === 'alive' && !wasLive;
    if (message === 'changed' || hasMissed) onChange();
    if (message === 'personal' || hasMissed) onPersonalChange();
  };
  const broadcast = (message: Message) => {
    receive(message);
    others.postMessage(message);
  };
  const stream = claimStream(broadcast, () => {
    // Between the last holder's stream and this one something may have been missed.
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

/** The stream of this browser: the tab that holds its lock has it open. */
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

/** Keeps a stream open and passes on what it brings. @returns what closes it */
function openStream(broadcast: (message: Message) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let retryMs = firstRetryMs;

  const connectIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(connect, ms);
  };
  const forward = (message: StreamEvent) => {
    // A connection lost without an error brings neither.
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
      // The browser itself tries again where a line was lost, and not where the server refused.
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
