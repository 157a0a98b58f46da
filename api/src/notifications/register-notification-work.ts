import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { deleteOldNotifications } from './notifications.repository.ts';
import { sendDueSummaries } from './use-cases/send-due-summaries.ts';

const keepDays = 90;

export function registerNotificationWork(app: FastifyInstance): void {
  const { database, config } = app;
  repeatWhileListening(app, {
    work: ({ signal }) => sendDueSummaries(database, { publicUrl: config.publicUrl, signal }),
    pauseMs: 60_000,
    failureMessage: 'Daily summaries could not be written to the outbox; retrying in a minute',
  });
  repeatWhileListening(app, {
    work: () => deleteOldNotifications(database, keepDays),
    pauseMs: 60 * 60 * 1000,
    failureMessage: 'Old notifications could not be deleted; retrying in an hour',
  });
}
