/** What the tab that has the stream tells the others. A tab that has just been opened says `hello`. */
type Message = 'changed' | 'alive' | 'lost' | 'hello';

export interface RegistryFollower {
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
 * Calls `onChange` when the registry may have something new for this visitor. A browser opens six connections to a
 * server at most, so its tabs share one stream: one of those that can be seen has it, and tells the rest.
 */
export function followRegistry(onChange: () => void): RegistryFollower {
  // Without TLS there is neither a lock nor HTTP/2: a stream for each tab would use up the connections.
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis) || !('EventSource' in globalThis)) {
    return { isLive: () => false, stop: () => undefined };
  }
  const others = new BroadcastChannel(sharedName);
  let heardAt = -Infinity;
  const isLive = () => performance.now() - heardAt < silenceLimitMs;
  const hear = (message: Message) => {
    const wasLive = isLive();
    heardAt = message === 'lost' ? -Infinity : performance.now();
    // What changed while nothing was heard was told to nobody.
    if (message === 'changed' || (message === 'alive' && !wasLive)) onChange();
  };
  const tell = (message: Message) => {
    hear(message);
    others.postMessage(message);
  };
  let leading: (() => void) | undefined;
  let waiting: AbortController | undefined;

  others.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data !== 'hello') hear(data);
    else if (leading && isLive()) others.postMessage('alive');
  });
  const lead = () =>
    new Promise<void>((resolve) => {
      const close = openStream(tell);
      leading = () => {
        leading = undefined;
        close();
        resolve();
      };
    });
  const compete = () => {
    if (document.hidden || waiting || leading) return;
    const asked = new AbortController();
    waiting = asked;
    navigator.locks
      .request(sharedName, { signal: asked.signal }, async () => {
        waiting = undefined;
        // Between the last holder's stream and this one something may have been missed.
        heardAt = -Infinity;
        if (!asked.signal.aborted) await lead();
      })
      .catch(() => undefined);
  };
  const withdraw = () => {
    waiting?.abort();
    waiting = undefined;
    leading?.();
  };
  const update = () => (document.hidden ? withdraw() : compete());
  document.addEventListener('visibilitychange', update);
  compete();
  others.postMessage('hello');

  return {
    isLive,
    stop() {
      document.removeEventListener('visibilitychange', update);
      withdraw();
      others.close();
    },
  };
}

/** Keeps a stream open and tells what it brings. @returns what closes it */
function openStream(tell: (message: Message) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let retryMs = firstRetryMs;

  const connectIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(connect, ms);
  };
  const note = (message: 'changed' | 'alive') => {
    // A line that died without a word brings neither.
    connectIn(silenceLimitMs);
    tell(message);
  };
  const connect = () => {
    source?.close();
    const current = new EventSource(address);
    source = current;
    connectIn(silenceLimitMs);
    current.addEventListener('open', () => {
      retryMs = firstRetryMs;
      note('changed');
    });
    current.addEventListener('alive', () => note('alive'));
    current.addEventListener('changed', () => note('changed'));
    current.addEventListener('error', () => {
      tell('lost');
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
