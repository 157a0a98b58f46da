import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { makeTasks } from './use-cases/make-tasks.ts';

const missedDays = 3;

/** The first run also covers the days that were missed while no server was running. */
export function registerTaskMaking(app: FastifyInstance): void {
  repeatWhileListening(app, {
    work: ({ isFirst }) => makeTasks(app.database, new Date(), isFirst ? missedDays : 0),
    pauseMs: 60_000,
    failureMessage: 'The tasks of the day could not be created; retrying in a minute',
  });
}
