import fastify, { type FastifyInstance } from 'fastify';
import { sql } from '@suite/database';
import type { AppOptions } from './app.ts';
import { endConnections } from './plugins/end-connections.ts';
import { errorAnswers } from './plugins/error-answers.ts';
import { registerHealthRoutes } from './plugins/health.ts';
import { metrics } from './plugins/metrics.ts';
import { traceHeaders } from './plugins/trace-context.ts';
import { traceRequests } from './plugins/trace-requests.ts';
import { serverOptions } from './server-options.ts';
import { openImageStore, openVerificationJobs } from './verification/verification.public.ts';

/** The routes of a process that only checks photos: health and the state of the queue. */
export async function buildWorkerApp({ config, database, log }: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify(serverOptions(config, log));
  const onDamage = (path: string, err: unknown) => app.log.error({ err, path }, 'A photo cannot be opened');
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
  await app.register(metrics, { database });
  registerHealthRoutes(app, { database: () => database.query(sql`select 1`) });
  return app;
}
