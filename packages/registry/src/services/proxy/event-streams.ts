import type { Readable } from 'node:stream';
import type { OpenDatabase } from '@suite/database';
import type { RegistryState } from './find-service.ts';

export interface EventStream {
  alias: string;
  user_id: number;
  body: Readable;
  isAllowed: (state: RegistryState) => Promise<boolean>;
}

/** Sessions that expire are not announced, so the age of a stream is limited. */
const maxAgeMs = 3_600_000;

/** Ends streams whenever the access of their user may have changed; browsers reconnect and are checked again. */
export function openEventStreams(
  database: Pick<OpenDatabase, 'listen'>,
  readState: () => Promise<RegistryState>,
) {
  const timers = new Map<EventStream, NodeJS.Timeout>();
  let stopListening: (() => Promise<void>) | undefined;
  let hasListened = false;

  const end = (stream: EventStream) => stream.body.destroy();
  const endWhere = (isConcerned: (stream: EventStream) => boolean) =>
    [...timers.keys()].filter(isConcerned).forEach(end);
  const endForbidden = oneAtATime(async () => {
    try {
      const state = await readState();
      for (const stream of [...timers.keys()]) if (!(await stream.isAllowed(state))) end(stream);
    } catch {
      // A stream that cannot be checked ends; browsers reconnect and are checked again.
      endWhere(() => true);
    }
  });
  const onMessage = (message: string) => {
    const [, alias, user_id] = /^(?:service ([a-z0-9-]+)|(\d*))$/.exec(message) ?? [];
    if (alias !== undefined) endWhere((stream) => stream.alias === alias);
    else if (user_id === '') void endForbidden();
    else if (user_id !== undefined) endWhere((stream) => stream.user_id === Number(user_id));
  };
  const listen = () => {
    stopListening ??= database.listen('registry_changed', {
      onMessage,
      onOpen() {
        // Changes during a lost connection were missed.
        if (hasListened) endWhere(() => true);
        hasListened = true;
      },
    });
  };

  return {
    add(stream: EventStream): void {
      listen();
      timers.set(
        stream,
        setTimeout(() => end(stream), maxAgeMs),
      );
    },
    remove(stream: EventStream): void {
      clearTimeout(timers.get(stream));
      timers.delete(stream);
    },
    /** Open streams would block the server from closing. */
    async close(): Promise<void> {
      endWhere(() => true);
      await stopListening?.();
    },
  };
}

/** A call during a run makes it run once more. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await run();
    }
    isRunning = false;
  };
}

export type EventStreams = ReturnType<typeof openEventStreams>;
