import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { sendDueEmails } from './use-cases/send-due-emails.ts';

export function registerDueEmails(app: FastifyInstance): void {
  repeatWhileListening(app, {
    work: ({ signal }) => sendDueEmails(app.database, { ...app.config, signal }),
    pauseMs: 30_000,
    failureMessage: 'Due e-mails to guests could not be written to the outbox; retrying in 30 seconds',
  });
}
