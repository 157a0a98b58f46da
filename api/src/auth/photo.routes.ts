import type { FastifyInstance } from 'fastify';
import { getUserPhotoEndpoint } from '@suite/contracts/auth';
import { addressRules } from '../http/guarded-calls/public-address.ts';
import { loadOnce } from '../loading/load-once.ts';
import { serveRawEndpoint } from '../http/endpoints/serve-raw-endpoint.ts';
import { getUserPhoto } from './use-cases/get-user-photo.ts';

const keptByBrowserS = 60 * 60;

/** The server fetches photos, because pages may not load images of other sites. */
export function registerPhotoRoutes(app: FastifyInstance): void {
  const photos = loadOnce(async () => {
    const { openPhotos } = await import('./photos/open-photos.ts');
    return openPhotos(addressRules(app.config));
  });
  app.addHook('onClose', async () => (await photos.loaded())?.close());

  serveRawEndpoint(app, getUserPhotoEndpoint, async ({ caller }) => {
    const { webp, etag } = await getUserPhoto(app.database, await photos.load(), caller);
    return { body: webp, kept: { seconds: keptByBrowserS, etag } };
  });
}
