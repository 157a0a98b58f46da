import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { acceptedSuffixes, contentType, encodingOf, isCompressible, isSourceMap } from '@suite/registry';
import type { openFileMemory } from './file-memory.ts';
import { assetHeaders } from './stored-assets.ts';

// Excludes parent folders, hidden files, and requests for compressed copies by name.
const assetPath = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export function serveShellAssets(
  app: FastifyInstance,
  root: string,
  memory: ReturnType<typeof openFileMemory>,
): void {
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const path = request.params['*'];
    const { headers } = request;
    if (!assetPath.test(path) || isSourceMap(path)) return reply.callNotFound();
    const suffixes = isCompressible(path) ? acceptedSuffixes(headers['accept-encoding']) : [''];
    for (const suffix of suffixes) {
      const file = await memory.readHashed(join(root, 'assets', `${path}${suffix}`));
      if (!file) continue;
      reply.headers({ ...assetHeaders(path), etag: file.etag });
      if (headers['if-none-match'] === file.etag) return reply.code(304).send();
      const encoding = encodingOf(suffix);
      if (encoding !== undefined) reply.header('content-encoding', encoding);
      return reply.type(contentType(path)).send(file.content);
    }
    return reply.callNotFound();
  });
}
