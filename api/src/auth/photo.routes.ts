import type { FastifyInstance } from 'fastify';
import { getUserPhotoEndpoint } from '@suite/contracts/auth';
import { addressRules } from '../http/guarded-calls/public-address.ts';
import { serveRawEndpoint } from '../http/endpoints/serve-raw-endpoint.ts';
import type { Photos } from './photos/open-photos.ts';
import { getUserPhoto } from './use-cases/get-user-photo.ts';

const keptByBrowserS = 60 * 60;

/** The server fetches photos, because pages may not load images of other sites. */
export function registerPhotoRoutes(app: FastifyInstance): void {
  let opened: Promise<Photos> | undefined;
  const openPhotos = () =>
    (opened ??= import('./photos/open-photos.ts').then((photos) =>
      photos.openPhotos(addressRules(app.config)),
    ));
  app.addHook('onClose', async () => (await opened)?.close());

  serveRawEndpoint(app, getUserPhotoEndpoint, async ({ caller }) => {
    const { webp, etag } = await getUserPhoto(app.database, await openPhotos(), caller);
    return { body: webp, kept: { seconds: keptByBrowserS, etag } };
  });
}
