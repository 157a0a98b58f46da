import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  acceptedSuffixes,
  contentType,
  encodingOf,
  isCompressible,
  isSourceMap,
  openShellAssets,
} from '@suite/registry';
import { ApiError } from '../errors/api-error.ts';
import type { openFileMemory } from './file-memory.ts';

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

const immutable = 'public, max-age=31536000, immutable';

/** The watchdog's worker needs its own policy: it sends its report while the page cannot. */
function assetHeaders(path: string): Record<string, string> {
  const headers = { 'cache-control': immutable, vary: 'accept-encoding' };
  if (!path.startsWith('watchdog.')) return headers;
  return { ...headers, 'content-security-policy': "default-src 'none';connect-src 'self'" };
}

/** Sends an asset of another build during a rolling update. Resolves to false if no stored build contains it. */
export function openStoredAssets({ database, releaseStorage: storage }: FastifyInstance) {
  const findAsset = openShellAssets({ database, storage });
  return async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> => {
    const asset = await findAsset(path, request.headers['accept-encoding']).catch((err: unknown) => {
      request.log.error(
        { err },
        'An asset of another build of the shell could not be read from the release storage',
      );
      throw new ApiError(503, 'UNAVAILABLE', 'This file is not available right now. Please try again soon.');
    });
    if (!asset) return false;
    if (asset.encoding !== undefined) reply.header('content-encoding', asset.encoding);
    reply.headers(assetHeaders(path));
    reply.type(asset.type).send(asset.content);
    return true;
  };
}
