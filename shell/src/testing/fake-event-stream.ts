/** Tests act as the server of these streams. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = FakeEventSource.CONNECTING;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  send(event: 'open' | 'alive' | 'changed' | 'personal'): void {
    if (event === 'open') this.readyState = FakeEventSource.OPEN;
    if (this.readyState === FakeEventSource.OPEN) this.dispatchEvent(new Event(event));
  }

  /** The browser reconnects after `lost`, but not after `refused`. */
  fail(how: 'lost' | 'refused'): void {
    this.readyState = how === 'lost' ? FakeEventSource.CONNECTING : FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

type Work = () => Promise<void>;

/** One tab holds the lock at a time, in the order of requests. */
class FakeLocks {
  private isHeld = false;
  private readonly queue: { start: () => void }[] = [];

  request(_name: string, { signal }: { signal: AbortSignal }, work: Work): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = {
        start: () => {
          this.isHeld = true;
          void work().then(() => {
            this.isHeld = false;
            this.queue.shift()?.start();
            resolve();
          }, reject);
        },
      };
      signal.addEventListener('abort', () => {
        const place = this.queue.indexOf(entry);
        if (place < 0) return;
        this.queue.splice(place, 1);
        reject(new DOMException('The request was withdrawn', 'AbortError'));
      });
      if (this.isHeld) this.queue.push(entry);
      else entry.start();
    });
  }
}

class FakeBroadcastChannel extends EventTarget {
  private static readonly open = new Set<FakeBroadcastChannel>();

  constructor() {
    super();
    FakeBroadcastChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeBroadcastChannel.open)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }

  close(): void {
    FakeBroadcastChannel.open.delete(this);
  }
}

/** Installs browser features that jsdom lacks, and returns the function that removes them. */
export function installEventStreams(): () => void {
  FakeEventSource.opened = [];
  const own = globalThis.BroadcastChannel;
  Object.assign(globalThis, { EventSource: FakeEventSource, BroadcastChannel: FakeBroadcastChannel });
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  return () => {
    Reflect.deleteProperty(globalThis, 'EventSource');
    Reflect.deleteProperty(navigator, 'locks');
    Object.assign(globalThis, { BroadcastChannel: own });
  };
}
