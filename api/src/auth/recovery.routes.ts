import type { FastifyInstance } from 'fastify';
import { resetPasswordEndpoint, undoEmailChangeEndpoint } from '@suite/contracts/auth';
import { servePublicEndpoint } from '../plugins/serve-endpoint.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { undoEmailChange } from './use-cases/undo-email-change.ts';

/** What the holder of an account's mailbox may do without being signed in, each with a mailed link. */
export function registerRecoveryRoutes(app: FastifyInstance): void {
  const { database } = app;

  servePublicEndpoint(app, undoEmailChangeEndpoint, async ({ body, request }) => ({
    message: 'Your email address was restored',
    result: await undoEmailChange(database, body.token, request.ip),
  }));

  servePublicEndpoint(app, resetPasswordEndpoint, async ({ body, request }) => {
    await resetPassword(database, body, request.ip);
    return { message: 'Password updated successfully!', result: {} };
  });
}
