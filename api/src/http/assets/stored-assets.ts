import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openShellAssets } from '@suite/registry';
import { ApiError } from '../errors/api-error.ts';

/** How long browsers and caches keep a file whose name carries the hash of its content. */
export const immutable = 'public, max-age=31536000, immutable';

/**
 * Sends an asset that another build of the shell has: of servers that are replaced, or of those that replace them. The
 * promise holds false where no stored build has it.
 */
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
    reply.headers({ 'cache-control': immutable, vary: 'accept-encoding' });
    reply.type(asset.type).send(asset.content);
    return true;
  };
}
