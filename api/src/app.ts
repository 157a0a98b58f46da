import fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '@suite/database';
import { registerAuthRoutes } from './auth/auth.routes.ts';
import type { Config } from './config.ts';
import { session } from './plugins/session.ts';

/** Builds the server without listening; contexts are registered by hand. */
export async function buildApp(options: { config: Config; database: Database }): Promise<FastifyInstance> {
  const app = fastify({ trustProxy: options.config.trustProxy });
  app.decorate('config', options.config);
  app.decorate('database', options.database);
  await app.register(session);
  registerAuthRoutes(app);
  return app;
}
