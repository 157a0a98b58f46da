import type { Database } from '@suite/database';
import type { ReleaseStorage } from '@suite/registry';
import type { Caller } from '../auth/auth.public.ts';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    config: Config;
    releaseStorage: ReleaseStorage;
  }
  interface FastifyRequest {
    /** Set once the route has asked for it; null until then and for public calls. */
    caller: Caller | null;
  }
}
