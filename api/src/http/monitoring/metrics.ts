import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { OpenDatabase } from '@suite/database';
import { collectDefaultMetrics, Gauge, Histogram, Registry, type OpenMetricsContentType } from 'prom-client';
import { ApiError } from '../errors/api-error.ts';
import type { QueueReaders } from './health.ts';
import { measureRegistry, measureServices } from './registry-metrics.ts';
import { measureReplica } from './replica-metrics.ts';
import { shareReading } from '../../loading/load-once.ts';

type Metrics = Registry<OpenMetricsContentType>;

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const metrics = fastifyPlugin(async function metrics(
  app: FastifyInstance,
  { database, queues }: { database: Pick<OpenDatabase, 'connections'>; queues: QueueReaders },
) {
  const { metricsToken } = app.config;
  app.decorate('countOverride', undefined);
  app.decorate('countServiceCall', undefined);
  if (metricsToken === undefined) {
    app.get('/metrics', async () => {
      throw new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.');
    });
    return;
  }
  const registry: Metrics = new Registry();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measureConnections(database, registry);
  measureQueues(queues, registry);
  measureReplica(app, registry);
  app.countOverride = measureRegistry(app, registry);
  app.countServiceCall = measureServices(registry);
  app.addHook('onClose', async () => registry.clear());
  app.get('/metrics', async (request, reply) => {
    if (!isEqual(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      throw new ApiError(401, 'UNAUTHENTICATED', 'Send the token of METRICS_TOKEN.');
    }
    return reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
});

function measureRequests(app: FastifyInstance, registry: Metrics): void {
  const durations = new Histogram({
    name: 'suite_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    durations.observe(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
}

function measureConnections(database: Pick<OpenDatabase, 'connections'>, registry: Metrics): void {
  new Gauge({
    name: 'suite_database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { open, idle, waiting } = database.connections();
      this.set({ state: 'busy' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

function measureQueues(readers: QueueReaders, registry: Metrics): void {
  const read = shareReading(async () => {
    const [mails, checks, seals, webhooks] = await Promise.allSettled([
      readers.readMailQueue(),
      readers.readCheckQueue(),
      readers.readSealQueue(),
      readers.readWebhookQueue(),
    ]);
    return {
      ...(mails.status === 'fulfilled' && { mails: mails.value }),
      ...(checks.status === 'fulfilled' && { checks: checks.value }),
      ...(seals.status === 'fulfilled' && { seals: seals.value }),
      ...(webhooks.status === 'fulfilled' && { webhooks: webhooks.value }),
    };
  });
  const queues = async () => Object.entries(await read());
  new Gauge({
    name: 'suite_queue_length',
    help: 'Mails, checks of photos, audit records to be sealed and webhooks, by how they stand',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      const found = await queues();
      this.reset();
      for (const [queue, { oldest_waiting_s: _, ...counts }] of found) {
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count);
      }
    },
  });
  new Gauge({
    name: 'suite_queue_oldest_seconds',
    help: 'How long the oldest one that waits has waited',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      const found = await queues();
      this.reset();
      for (const [queue, { oldest_waiting_s }] of found) this.set({ queue }, oldest_waiting_s);
    },
  });
}

function isEqual(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
