import type { ServerResponse } from 'node:http';

/** An open answer that events are written to. */
export interface ChangeStream {
  response: Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength'>;
  address: string;
  /** Whose rights decide what the tab is given; undefined where nobody has signed in. */
  user_id: number | undefined;
}

export interface ChangeStreamSettings {
  /** How often each stream hears that it is alive, so that a line that died without a word is noticed. */
  beatMs: number;
  /** How many streams are told of a change at once, and how long after them the next ones: each asks for its document. */
  toldAtOnce: number;
  tellPauseMs: number;
  maxStreams: number;
  /** A large hotel's staff may share one address. */
  maxStreamsPerAddress: number;
  /** What may wait for a tab that reads nothing. */
  maxWaitingBytes: number;
}

export const changeStreamSettings: ChangeStreamSettings = {
  beatMs: 25_000,
  toldAtOnce: 20,
  tellPauseMs: 50,
  maxStreams: 20_000,
  maxStreamsPerAddress: 500,
  maxWaitingBytes: 16_384,
};

const changed = 'event: changed\ndata:\n\n';
const alive = 'event: alive\ndata:\n\n';

/** The open event streams of this process. */
export function openChangeStreams(settings: ChangeStreamSettings = changeStreamSettings) {
  const beats = new Map<ChangeStream, NodeJS.Timeout>();
  const perAddress = new Map<string, number>();
  const untold = new Set<ChangeStream>();
  let telling: NodeJS.Timeout | undefined;
  let isClosed = false;

  const remove = (stream: ChangeStream) => {
    if (!beats.has(stream)) return;
    clearInterval(beats.get(stream));
    beats.delete(stream);
    untold.delete(stream);
    const left = (perAddress.get(stream.address) ?? 1) - 1;
    if (left > 0) perAddress.set(stream.address, left);
    else perAddress.delete(stream.address);
  };
  const write = (stream: ChangeStream, text: string) => {
    if (stream.response.writableLength > settings.maxWaitingBytes) {
      remove(stream);
      stream.response.destroy();
      return;
    }
    stream.response.write(text);
  };
  const tell = () => {
    telling = undefined;
    for (const stream of [...untold].slice(0, settings.toldAtOnce)) {
      untold.delete(stream);
      write(stream, changed);
    }
    if (untold.size > 0) telling = setTimeout(tell, settings.tellPauseMs);
  };

  return {
    size: () => beats.size,
    /** Whether one more stream may be opened by this address. */
    hasRoomFor: (address: string) =>
      !isClosed &&
      beats.size < settings.maxStreams &&
      (perAddress.get(address) ?? 0) < settings.maxStreamsPerAddress,
    /** Writes to the stream from now on. */
    add(stream: ChangeStream): void {
      // Each at a time of its own, as they came.
      beats.set(
        stream,
        setInterval(() => write(stream, alive), settings.beatMs),
      );
      perAddress.set(stream.address, (perAddress.get(stream.address) ?? 0) + 1);
    },
    remove,
    /** Tells the streams of one person, or all of them, a few at a time. */
    announce(user_id?: number): void {
      for (const stream of beats.keys()) {
        if (user_id === undefined || stream.user_id === user_id) untold.add(stream);
      }
      if (telling === undefined && untold.size > 0) tell();
    },
    /** Ends every stream; their tabs open others, at another server where there is one. */
    close(): void {
      isClosed = true;
      clearTimeout(telling);
      for (const stream of [...beats.keys()]) {
        remove(stream);
        stream.response.end();
      }
    },
  };
}
