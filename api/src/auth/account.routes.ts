import type { FastifyInstance } from 'fastify';
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  getUserPhotoEndpoint,
  listSessionsEndpoint,
  sendEmailVerificationEndpoint,
  updateUserProfileEndpoint,
} from '@suite/contracts/auth';
import { addressRules } from '../http/guarded-calls/public-address.ts';
import { loadOnce } from '../loading/load-once.ts';
import { serveRawEndpoint } from '../http/endpoints/serve-raw-endpoint.ts';
import { DomainError } from '../errors/domain-error.ts';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { findPhotoAddress } from './users.repository.ts';
import { clearSessionCookies, setSessionCookies } from './session/session-cookies.ts';
import { endOtherSessions, endSession } from './use-cases/end-sessions.ts';
import { getUserProfile } from './use-cases/get-user-profile.ts';
import { listSessions } from './use-cases/list-sessions.ts';
import { sendEmailVerification } from './use-cases/send-email-verification.ts';
import { updateUserProfile } from './use-cases/update-user-profile.ts';

const keptByBrowserS = 60 * 60;

/** The server fetches photos, because pages may not load images of other sites. */
function registerPhotoRoutes(app: FastifyInstance): void {
  const photos = loadOnce(async () => {
    const { openPhotos } = await import('./photos/open-photos.ts');
    return openPhotos(addressRules(app.config));
  });
  app.addHook('onClose', async () => (await photos.loaded())?.close());

  serveRawEndpoint(app, getUserPhotoEndpoint, async ({ caller }) => {
    const address = await findPhotoAddress(app.database, caller.user_id);
    const photo = address ? await (await photos.load()).find(caller.user_id, address) : undefined;
    if (!photo) throw new DomainError('NOT_FOUND', 'PHOTO_NOT_FOUND');
    return { body: photo.webp, kept: { seconds: keptByBrowserS, etag: photo.etag } };
  });
}

export function registerAccountRoutes(app: FastifyInstance): void {
  const { database, config } = app;
  registerPhotoRoutes(app);

  serveEndpoint(
    app,
    updateUserProfileEndpoint,
    async ({ caller, body, request, reply }) => {
      const change = await updateUserProfile(database, caller, body, {
        ...config,
        photoRules: addressRules(config),
      });
      const { step, tokens, ...answer } = change;
      if (tokens) setSessionCookies(reply, tokens);
      const profile = await getUserProfile(database, caller);
      // Callers without cookies need the new tokens in the answer.
      const forPrograms = request.headers.authorization ? tokens : undefined;
      return { ...answer, result: { ...profile, step, ...forPrograms } };
    },
    async ({ caller }) => ({ stored: await getUserProfile(database, caller) }),
  );

  serveEndpoint(app, sendEmailVerificationEndpoint, async ({ caller, body }) => {
    await sendEmailVerification(database, caller, body.new_email, config.secretKey);
    return { message: 'Email verification sent successfully.', result: {} };
  });

  serveEndpoint(app, listSessionsEndpoint, async ({ caller }) => ({
    message: 'Signed-in devices fetched successfully',
    result: { sessions: await listSessions(database, caller.user_id, caller.session_id) },
  }));

  serveEndpoint(app, endSessionEndpoint, async ({ caller, params, reply }) => {
    await endSession(database, caller, params.id);
    if (params.id === caller.session_id) clearSessionCookies(reply);
    return { message: 'The device was signed out', result: {} };
  });

  serveEndpoint(app, endOtherSessionsEndpoint, async ({ caller }) => ({
    message: 'All other devices were signed out',
    result: await endOtherSessions(database, caller),
  }));
}
