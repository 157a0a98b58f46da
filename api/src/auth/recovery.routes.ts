import type { FastifyInstance } from 'fastify';
import {
  forgotPasswordEndpoint,
  openPasswordResetEndpoint,
  resetPasswordEndpoint,
  undoEmailChangeEndpoint,
} from '@suite/contracts/auth';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { servePublicEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { forgotPassword, settleResetRequest } from './use-cases/forgot-password.ts';
import { openPasswordReset, resetPassword } from './use-cases/reset-password.ts';
import { undoEmailChange } from './use-cases/undo-email-change.ts';

const pollMs = 1_000;

function registerResetRequests(app: FastifyInstance): void {
  const { config, database } = app;
  repeatWhileListening(app, {
    async work({ signal }) {
      while (!signal.aborted && (await settleResetRequest(database, config.publicUrl))) continue;
    },
    pauseMs: pollMs,
    failureMessage: 'Requests for new passwords could not be processed; retrying soon',
  });
}

export function registerRecoveryRoutes(app: FastifyInstance): void {
  const { database } = app;
  registerResetRequests(app);

  servePublicEndpoint(app, forgotPasswordEndpoint, async ({ body, request }) => {
    await forgotPassword(database, { usr_email: body.usr_email, address: request.ip });
    const message =
      'If this address has an account, a link to choose a new password is on its way. It works for 30 minutes.';
    return { message, result: {} };
  });

  servePublicEndpoint(app, undoEmailChangeEndpoint, async ({ body, request }) => {
    const { is_new_sign_in, ...result } = await undoEmailChange(database, body.token, request.ip);
    const message = is_new_sign_in ? 'The new way to sign in was removed' : 'Your email address was restored';
    return { message, result };
  });

  servePublicEndpoint(app, openPasswordResetEndpoint, async ({ body }) => ({
    message: 'The link can be used',
    result: await openPasswordReset(database, body.token),
  }));

  servePublicEndpoint(app, resetPasswordEndpoint, async ({ body, request }) => {
    await resetPassword(database, body, request.ip);
    return { message: 'Password updated successfully!', result: {} };
  });
}
