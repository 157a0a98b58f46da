import type { Database } from '@suite/database';
import { releaseIdPattern, type ReleaseHashes } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { RegistryError } from '../errors/registry-error.ts';
import { findRelease } from '../releases.repository.ts';
import { browserFiles } from './browser-files.ts';

export function serveHashes(app: FastifyInstance, database: Database): void {
  app.get<{ Params: { name: string; release: string } }>(
    '/remotes/:name/releases/:release/hashes',
    async (request, reply) => {
      const { name, release } = request.params;
      const isId = /^[a-z0-9-]+$/.test(name) && releaseIdPattern.test(release);
      const manifest = isId ? await findRelease(database, name, release) : undefined;
      if (!manifest) throw new RegistryError(404, 'NOT_FOUND', 'There is no such release.');
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return { files: browserFiles(manifest) } satisfies ReleaseHashes;
    },
  );
}
