import { isCompressible, isReleaseFilePath, releaseIdPattern } from '@suite/descriptor';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RegistryError } from '../errors/registry-error.ts';
import type { ReleaseStorage, StoredFile } from '../storage/release-storage.ts';
import { acceptedSuffixes, contentType, encodingOf, encodingSuffixes, isSourceMap } from './content-types.ts';

const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable' };

export function serveReleaseFiles(app: FastifyInstance, storage: ReleaseStorage): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    // A remote's script must not become a service worker of the suite.
    if (request.headers['service-worker'] !== undefined) throw notFound();
    const { folder, path } = locate(request.params['*']);
    reply.header('vary', 'accept-encoding');
    const cachedTag = findCachedTag(request.headers['if-none-match'], folder);
    if (cachedTag !== undefined)
      return reply
        .code(304)
        .headers({ ...immutableHeaders, etag: cachedTag })
        .send();
    const suffixes = isCompressible(path) ? acceptedSuffixes(request.headers['accept-encoding']) : [''];
    for (const suffix of suffixes) {
      const file = await storage.open(folder, `${path}${suffix}`);
      if (!file) continue;
      reply.header('etag', tagOf(folder, suffix));
      return send(reply, file, path, encodingOf(suffix));
    }
    throw notFound();
  });
}

function locate(address: string): { folder: string; path: string } {
  const [remote = '', release = '', ...segments] = address.split('/');
  const path = segments.join('/');
  const isFile = /^[a-z0-9-]+$/.test(remote) && releaseIdPattern.test(release) && isReleaseFilePath(path);
  if (!isFile || isSourceMap(path)) throw notFound();
  return { folder: `${remote}/${release}`, path };
}

/** The tag is weak, as files may be compressed again when a release is published again. */
const tagOf = (folder: string, suffix: string) => `W/"${folder.split('/')[1]}${suffix}"`;

function findCachedTag(header: string | undefined, folder: string): string | undefined {
  const tags = (header ?? '').split(',').map((tag) => tag.trim());
  return ['', ...encodingSuffixes].map((suffix) => tagOf(folder, suffix)).find((tag) => tags.includes(tag));
}

function send(reply: FastifyReply, file: StoredFile, path: string, encoding: string | undefined) {
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply
    .headers({ ...immutableHeaders, 'accept-ranges': 'none' })
    .header('content-length', file.size)
    .type(contentType(path))
    .send(file.stream());
}

function notFound(): RegistryError {
  return new RegistryError('NOT_FOUND', 'No release has a file at this address.');
}
