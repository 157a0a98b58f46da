import type { ServerResponse } from 'node:http';

export interface ChangeStream {
  response: Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength'>;
  network: string;
  user_id: number | undefined;
}

export interface ChangeStreamSettings {
  /** Reveals connections that were lost without an error. */
  heartbeatMs: number;
  /** Limits how many streams get a change at once, as each tab then requests its document. */
  notifyBatchSize: number;
  notifyPauseMs: number;
  maxStreams: number;
  /** The limit is generous, as all users of a large tenant may share one network. */
  maxStreamsPerNetwork: number;
  maxWaitingBytes: number;
}

export const changeStreamSettings: ChangeStreamSettings = {
  heartbeatMs: 25_000,
  notifyBatchSize: 20,
  notifyPauseMs: 50,
  maxStreams: 20_000,
  maxStreamsPerNetwork: 500,
  maxWaitingBytes: 16_384,
};

/** `changed` concerns the document; `personal` concerns other data of the user, such as notifications. */
type ChangeEvent = 'changed' | 'personal';

const alive = 'event: alive\ndata:\n\n';

export function openChangeStreams(settings: ChangeStreamSettings = changeStreamSettings) {
  const heartbeats = new Map<ChangeStream, NodeJS.Timeout>();
  const networks = countByNetwork();
  const batches = openBatches(settings, (stream, event) => write(stream, `event: ${event}\ndata:\n\n`));
  let isClosed = false;

  const remove = (stream: ChangeStream) => {
    if (!heartbeats.has(stream)) return;
    clearInterval(heartbeats.get(stream));
    heartbeats.delete(stream);
    batches.remove(stream);
    networks.remove(stream.network);
  };
  const write = (stream: ChangeStream, text: string) => {
    if (stream.response.writableLength > settings.maxWaitingBytes) {
      remove(stream);
      stream.response.destroy();
      return;
    }
    stream.response.write(text);
  };

  return {
    size: () => heartbeats.size,
    hasRoomFor: (network: string) =>
      !isClosed &&
      heartbeats.size < settings.maxStreams &&
      networks.count(network) < settings.maxStreamsPerNetwork,
    add(stream: ChangeStream): void {
      heartbeats.set(
        stream,
        setInterval(() => write(stream, alive), settings.heartbeatMs),
      );
      networks.add(stream.network);
    },
    remove,
    announce(user_id?: number, event: ChangeEvent = 'changed'): void {
      const concerned = [...heartbeats.keys()].filter(
        (stream) => user_id === undefined || stream.user_id === user_id,
      );
      batches.add(concerned, event);
    },
    close(): void {
      isClosed = true;
      batches.stop();
      for (const stream of [...heartbeats.keys()]) {
        remove(stream);
        stream.response.end();
      }
    },
  };
}

function openBatches(
  { notifyBatchSize, notifyPauseMs }: ChangeStreamSettings,
  notify: (stream: ChangeStream, event: ChangeEvent) => void,
) {
  const pending = new Map<ChangeStream, Set<ChangeEvent>>();
  let timer: NodeJS.Timeout | undefined;
  const notifyNext = () => {
    timer = undefined;
    for (const [stream, events] of [...pending].slice(0, notifyBatchSize)) {
      pending.delete(stream);
      for (const event of events) notify(stream, event);
    }
    if (pending.size > 0) timer = setTimeout(notifyNext, notifyPauseMs);
  };
  return {
    add(streams: readonly ChangeStream[], event: ChangeEvent): void {
      for (const stream of streams) pending.set(stream, (pending.get(stream) ?? new Set()).add(event));
      if (timer === undefined && pending.size > 0) notifyNext();
    },
    remove: (stream: ChangeStream) => pending.delete(stream),
    stop: () => clearTimeout(timer),
  };
}

function countByNetwork() {
  const counts = new Map<string, number>();
  return {
    count: (network: string) => counts.get(network) ?? 0,
    add(network: string): void {
      counts.set(network, (counts.get(network) ?? 0) + 1);
    },
    remove(network: string): void {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    },
  };
}
