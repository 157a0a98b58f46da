import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { settleResetRequest } from './use-cases/settle-reset-request.ts';

const pollMs = 1_000;

export function registerResetRequests(app: FastifyInstance): void {
  const { config, database } = app;
  repeatWhileListening(app, {
    async work({ signal }) {
      while (!signal.aborted && (await settleResetRequest(database, config.publicUrl))) continue;
    },
    pauseMs: pollMs,
    failureMessage: 'Requests for new passwords could not be processed; retrying soon',
  });
}
