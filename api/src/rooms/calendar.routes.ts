import { getCalendarEndpoint, moveStayEndpoint } from '@suite/contracts/rooms';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { getCalendar } from './use-cases/get-calendar.ts';
import { moveStay } from './use-cases/move-stay.ts';

export function registerCalendarRoutes(app: FastifyInstance): void {
  const { database } = app;
  serveEndpoint(app, getCalendarEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Calendar fetched successfully',
    result: await getCalendar(reader, caller, query),
  }));
  serveEndpoint(app, moveStayEndpoint, async ({ params, body, caller }) => ({
    message: 'The stay was moved',
    result: await moveStay(database, caller, params.id, body),
  }));
}
