import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { fillShortIds } from './use-cases/fill-short-ids.ts';

const hourInMs = 60 * 60_000;

/** Stores missing short IDs of links at start, and again for what an older server beside this one has made since. */
export function registerShortIds(app: FastifyInstance): void {
  repeatWhileListening(app, {
    work: ({ signal }) => fillShortIds(app.database, { secretKey: app.config.secretKey, signal }),
    pauseMs: hourInMs,
    failureMessage: 'Short IDs of links could not be stored; retrying in an hour',
  });
}
