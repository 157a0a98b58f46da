import { isReleaseFilePath, releaseIdPattern } from '@suite/remote-kit/descriptor';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RegistryError } from '../errors/registry-error.ts';
import type { ReleaseStorage, StoredFile } from '../storage/release-storage.ts';
import { acceptedSuffixes } from './accepted-encodings.ts';
import { contentType, isCompressible } from './content-types.ts';

const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** `GET /releases/<remote>/<release>/<path>`: the same bytes for ever, for any host that wants them. */
export function serveReleaseFiles(app: FastifyInstance, storage: ReleaseStorage): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const { folder, path } = locate(request.params['*']);
    reply.header('vary', 'accept-encoding');
    const suffixes = isCompressible(path) ? acceptedSuffixes(request.headers['accept-encoding']) : [''];
    for (const suffix of suffixes) {
      const file = await storage.open(folder, `${path}${suffix}`);
      if (file) return send(reply, file, path, encodings[suffix]);
    }
    throw notFound();
  });
}

function locate(address: string): { folder: string; path: string } {
  const [remote = '', release = '', ...segments] = address.split('/');
  const path = segments.join('/');
  if (!/^[a-z0-9-]+$/.test(remote) || !releaseIdPattern.test(release) || !isReleaseFilePath(path))
    throw notFound();
  return { folder: `${remote}/${release}`, path };
}

function send(reply: FastifyReply, file: StoredFile, path: string, encoding: string | undefined) {
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-length', file.size)
    .type(contentType(path))
    .send(file.stream());
}

function notFound(): RegistryError {
  return new RegistryError(404, 'NOT_FOUND', 'No release has a file at this address.');
}
