import type { Readable } from 'node:stream';
import type { OpenDatabase } from '@suite/database';

/** An event stream of a service that a user reads. */
export interface EventStream {
  alias: string;
  user_id: number;
  body: Readable;
  /** Whether the user would still be let through to the same address. */
  isAllowed: () => Promise<boolean>;
}

/** Sessions that end by their age are not announced: the next stream asks for the session again. */
const maxAgeMs = 3_600_000;

/**
 * The open event streams of services in this process. One ends when the rights or sessions of its user change, when its
 * service is mapped elsewhere or unmapped, when no live release lets the user call it any more, and after an hour: the
 * browser opens another one, which is checked anew.
 */
export function openEventStreams(database: Pick<OpenDatabase, 'listen'>) {
  const timers = new Map<EventStream, NodeJS.Timeout>();
  let stopListening: (() => Promise<void>) | undefined;
  let hasListened = false;

  const end = (stream: EventStream) => stream.body.destroy();
  const endWhere = (isConcerned: (stream: EventStream) => boolean) =>
    [...timers.keys()].filter(isConcerned).forEach(end);
  const endForbidden = async () => {
    for (const stream of [...timers.keys()]) if (!(await stream.isAllowed())) end(stream);
  };
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
        // What changed while there was no connection is not known.
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
    /** Open streams would keep the server from closing. */
    async close(): Promise<void> {
      endWhere(() => true);
      await stopListening?.();
    },
  };
}

export type EventStreams = ReturnType<typeof openEventStreams>;
