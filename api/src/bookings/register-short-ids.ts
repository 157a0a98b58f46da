import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { fillShortIds } from './use-cases/fill-short-ids.ts';

const hourInMs = 60 * 60_000;

/** Repeats the work, because an older server that runs during an update creates links without a short ID. */
export function registerShortIds(app: FastifyInstance): void {
  repeatWhileListening(app, {
    work: ({ signal }) => fillShortIds(app.database, { secretKey: app.config.secretKey, signal }),
    pauseMs: hourInMs,
    failureMessage: 'Short IDs of links could not be stored; retrying in an hour',
  });
}
