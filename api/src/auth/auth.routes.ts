import type { FastifyInstance } from 'fastify';
import { getUserProfileEndpoint, loginEndpoint, logoutEndpoint } from '@suite/contracts/auth';
import { serveEndpoint, servePublicEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { answerSignIn } from './session/answer-sign-in.ts';
import { clearSessionCookies } from './session/session-cookies.ts';
import { registerAccountRoutes } from './account.routes.ts';
import { registerRecoveryRoutes } from './recovery.routes.ts';
import { getUserProfile } from './use-cases/get-user-profile.ts';
import { registerConfirmationRoutes } from './confirmation.routes.ts';
import { hashing } from './domain/hashing/hashing-pool.ts';
import { deviceOf } from './session/device-of.ts';
import { registerPasskeyRoutes } from './passkeys.routes.ts';
import { registerSecondFactorRoutes } from './second-factor.routes.ts';
import { login } from './use-cases/login.flow.ts';
import { logout } from './use-cases/logout.ts';

/** Resolves to null if the session did not come through a provider with a logout page. */
export type LogoutAddress = (session_id: string) => Promise<string | null>;

export function registerAuthRoutes(app: FastifyInstance, providerLogoutAddress: LogoutAddress): void {
  servePublicEndpoint(
    app,
    loginEndpoint,
    async ({ body, request, reply }) => {
      const opened = await login(app.database, body, deviceOf(request));
      if ('step' in opened) return { message: 'Enter the code of your authenticator app', result: opened };
      return answerSignIn(reply, opened);
    },
    // Reserves a slot after the body has arrived, because slow senders would block all others.
    { admit: async (_request, reply) => void reply.raw.once('close', hashing.reserve()) },
  );

  serveEndpoint(app, getUserProfileEndpoint, async ({ caller }) => ({
    message: 'User profile fetched successfully',
    result: await getUserProfile(app.database, caller),
  }));

  serveEndpoint(app, logoutEndpoint, async ({ caller, reply }) => {
    await logout(app.database, caller);
    clearSessionCookies(reply);
    const continue_at = await providerLogoutAddress(caller.session_id);
    return { message: 'Logged out successfully', result: { continue_at } };
  });

  registerAccountRoutes(app);
  registerPasskeyRoutes(app);
  registerConfirmationRoutes(app);
  registerRecoveryRoutes(app);
  registerSecondFactorRoutes(app);
}
