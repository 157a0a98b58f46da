import type { FastifyInstance } from 'fastify';
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  sendEmailVerificationEndpoint,
  updateUserProfileEndpoint,
} from '@suite/contracts/auth';
import { addressRules } from '../http/guarded-calls/public-address.ts';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { clearSessionCookies, setSessionCookies } from './session/session-cookies.ts';
import { endOtherSessions } from './use-cases/end-other-sessions.ts';
import { endSession } from './use-cases/end-session.ts';
import { getUserProfile } from './use-cases/get-user-profile.ts';
import { listSessions } from './use-cases/list-sessions.ts';
import { sendEmailVerification } from './use-cases/send-email-verification.ts';
import { updateUserProfile } from './use-cases/update-user-profile.ts';

export function registerAccountRoutes(app: FastifyInstance): void {
  const { database, config } = app;

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
