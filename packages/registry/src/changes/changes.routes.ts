import type { OutgoingHttpHeaders } from 'node:http';
import type { OpenDatabase } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import { RegistryError } from '../errors/registry-error.ts';
import type { NetworkOf, VisitorOf } from '../visitor.ts';
import { openChangeStreams, type ChangeStreamSettings } from './change-streams.ts';

interface ChangesDeps {
  database: Pick<OpenDatabase, 'listen'>;
  visitor: VisitorOf;
  networkOf: NetworkOf;
  settings: ChangeStreamSettings | undefined;
}

export const changesChannel = 'registry_changed';

/** Parses a message: empty for all users, `7` for one user, `personal 7` for other data of that user. */
export function readChange(
  message: string,
): { user_id: number | undefined; event: 'personal' | 'changed' } | undefined {
  const found = /^(personal )?(\d*)$/.exec(message);
  if (!found) return undefined;
  const [, personal, user_id = ''] = found;
  return {
    user_id: user_id === '' ? undefined : Number(user_id),
    event: personal ? 'personal' : 'changed',
  };
}

/** Spreads the reconnects of all tabs when their server ends. */
const reconnectWithinMs = 10_000;

/** Streams events without content: `changed` for the document, `personal` for other data of the user. */
export function serveChanges(
  app: FastifyInstance,
  { database, visitor, networkOf, settings }: ChangesDeps,
): void {
  const streams = openChangeStreams(settings);
  let stopListening: (() => Promise<void>) | undefined;
  const listen = () => {
    stopListening ??= database.listen(changesChannel, {
      onMessage(message) {
        const change = readChange(message);
        if (change) streams.announce(change.user_id, change.event);
      },
      onOpen() {
        streams.announce();
        streams.announce(undefined, 'personal');
      },
    });
  };
  // Open streams would block the server from closing.
  app.addHook('preClose', async () => {
    streams.close();
    await stopListening?.();
  });

  app.get('/remotes/changes', { exposeHeadRoute: false }, async (request, reply) => {
    const { raw } = request;
    const network = networkOf(request.ip);
    const refuseWhereFull = () => {
      if (streams.hasRoomFor(network)) return;
      throw new RegistryError('TOO_MANY_REQUESTS', 'Too many streams are open. Please try again later.');
    };
    refuseWhereFull();
    const user_id = (await visitor(request, reply))?.user_id;
    refuseWhereFull();
    if (raw.socket.destroyed) return reply;
    listen();
    reply.headers({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // nginx would buffer the events.
      'x-accel-buffering': 'no',
    });
    reply.hijack();
    const { raw: response } = reply;
    response.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
    const stream = { response, network, user_id };
    streams.add(stream);
    response.on('close', () => streams.remove(stream));
    response.on('error', () => streams.remove(stream));
    const retryMs = 1_000 + Math.floor(Math.random() * reconnectWithinMs);
    response.write(`retry: ${retryMs}\nevent: alive\ndata:\n\n`);
    return reply;
  });
}
