import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import {
  openReplica,
  type Database,
  type OpenDatabase,
  type Replica,
  type ReplicaState,
} from '@suite/database';
import { changesChannel, readChange } from '@suite/registry';
import { cookieName } from '../security/cookie-name.ts';

/** Exceeds the limit of the lag: a replica that is used shows what was written before. */
const cookieSeconds = 30;
/** A late answer of one write must not replace the position of a write that was answered before it. */
const cookieSlots = 10;
let lastSlot = Math.floor(Math.random() * cookieSlots);

export const readReplica = fastifyPlugin(async function readReplica(
  app: FastifyInstance,
  { database, reads }: { database: OpenDatabase; reads: Database },
) {
  app.decorateRequest('hasWritten', false);
  const { databaseReadUrl, databasePoolSize: max, databaseTimeouts: timeouts } = app.config;
  if (databaseReadUrl === undefined) {
    app.decorateRequest('reader', { getter: () => reads });
    return;
  }
  const onState = (state: ReplicaState, err: Error | undefined) => logState(app, state, err);
  const replica = await openReplica(database, databaseReadUrl, { max, timeouts, onState });
  app.replica = replica;
  app.decorateRequest('reader', {
    getter(this: FastifyRequest) {
      const position = positionOf(this);
      return replica.databaseFor({ user_id: this.caller?.user_id ?? 0, position });
    },
  });
  app.addHook('onSend', async (request, reply) => {
    if (mayHaveWritten(request)) await sendPosition(replica, reply);
  });
  // Tabs read again once they are notified, at any process.
  const stopListening = database.listen(changesChannel, {
    onMessage(message) {
      const change = readChange(message);
      if (change) replica.demand(change.user_id);
    },
    onOpen: () => replica.demand(),
  });
  app.addHook('onClose', async () => {
    await stopListening();
    await replica.close();
  });
});

function mayHaveWritten({ hasWritten, caller, method, url, headers }: FastifyRequest): boolean {
  // A call of a service writes to that service.
  const isChange = caller !== null && !['GET', 'HEAD'].includes(method) && !url.startsWith('/services/');
  return (hasWritten || isChange) && headers.authorization === undefined;
}

/** The change was committed, so that a failure here must not fail the call. */
async function sendPosition(replica: Replica, reply: FastifyReply): Promise<void> {
  const position = await replica.readPosition().catch(() => Number.MAX_SAFE_INTEGER);
  lastSlot = (lastSlot + 1) % cookieSlots;
  const secure = reply.server.config.publicUrl.startsWith('https:');
  reply.setCookie(`${cookiePrefix(reply.server)}${lastSlot}`, String(position), {
    ...{ httpOnly: true, sameSite: 'lax', secure, path: '/' },
    maxAge: cookieSeconds,
  });
}

/** Clients with tokens have no cookies, so that what they wrote is unknown. */
function positionOf({ server, cookies, headers }: FastifyRequest): number | undefined {
  if (headers.authorization !== undefined) return undefined;
  const prefix = cookiePrefix(server);
  const sent = Object.entries(cookies).filter(([name]) => name.startsWith(prefix));
  // A made-up value is NaN, which no replica has reached.
  return Math.max(0, ...sent.map(([, value]) => Number(value)));
}

const cookiePrefix = ({ config }: FastifyInstance) => cookieName('suite_written_', config);

function logState({ log }: FastifyInstance, state: ReplicaState, err: Error | undefined): void {
  if (state === 'used') log.info('The read replica is used');
  else if (state === 'late') log.warn('The read replica is late; the primary answers its reads');
  else log.warn({ err }, 'The read replica is gone; the primary answers its reads');
}
