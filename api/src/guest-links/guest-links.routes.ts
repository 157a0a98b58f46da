import { sendVerificationEndpoint } from '@suite/contracts/bookings';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { fillShortIds } from './use-cases/fill-short-ids.ts';
import { sendDueEmails } from './use-cases/send-due-emails.ts';
import { sendVerification } from './use-cases/send-verification.ts';

export function registerGuestLinksRoutes(app: FastifyInstance): void {
  const { database, config } = app;
  serveEndpoint(app, sendVerificationEndpoint, async ({ params, caller }) => ({
    message: 'Verification email sent successfully.',
    result: await sendVerification(database, caller, params.id, config),
  }));
  repeatWhileListening(app, {
    work: ({ signal }) => sendDueEmails(database, { ...config, signal }),
    pauseMs: 30_000,
    failureMessage: 'Due e-mails to guests could not be written to the outbox; retrying in 30 seconds',
  });
  // An older server that runs during an update creates links without a short ID.
  repeatWhileListening(app, {
    work: ({ signal }) => fillShortIds(database, { secretKey: config.secretKey, signal }),
    pauseMs: 60 * 60_000,
    failureMessage: 'Short IDs of links could not be stored; retrying in an hour',
  });
}
