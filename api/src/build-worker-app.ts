import fastify, { type FastifyInstance } from 'fastify';
import { sql } from '@suite/database';
import type { AppOptions } from './app.ts';
import { queueReaders } from './bootstrap/queue-readers.ts';
import { endConnections } from './http/end-connections.ts';
import { errorAnswers } from './http/errors/error-answers.ts';
import { registerHealthRoutes } from './http/monitoring/health.ts';
import { metrics } from './http/monitoring/metrics.ts';
import { traceHeaders } from './http/tracing/trace-context.ts';
import { traceRequests } from './http/tracing/trace-requests.ts';
import { serverOptions } from './http/server-options.ts';
import { openImageStore, openVerificationJobs } from './verification/verification.public.ts';

export async function buildWorkerApp({ config, database, log }: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify(serverOptions(config, log));
  const onDamage = (path: string, err: unknown) =>
    app.log.error(
      { err, path },
      'A photo cannot be opened: it is damaged, was altered, or is sealed with another SECRET_KEY',
    );
  const imagesS3 = config.imagesS3 && { ...config.imagesS3, headers: traceHeaders };
  const verificationJobs = openVerificationJobs(database);
  app.decorate('config', config);
  app.decorate('database', database);
  app.decorate('images', await openImageStore({ ...config, imagesS3 }, onDamage));
  app.decorate('verificationJobs', verificationJobs);
  app.addHook('preClose', () => verificationJobs.signals.close());
  await app.register(traceRequests);
  await app.register(endConnections);
  await app.register(errorAnswers);
  const queues = queueReaders(database);
  await app.register(metrics, { database, queues });
  registerHealthRoutes(app, queues, { database: () => database.query(sql`select 1`) });
  return app;
}
