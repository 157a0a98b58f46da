import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openShellAssets } from '@suite/registry';
import { ApiError } from '../errors/api-error.ts';

const immutable = 'public, max-age=31536000, immutable';

/** The watchdog's worker needs its own policy: it sends its report while the page cannot. */
export function assetHeaders(path: string): Record<string, string> {
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
