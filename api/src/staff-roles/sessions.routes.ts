import type { FastifyInstance } from 'fastify';
import {
  endAccountSessionEndpoint,
  endAccountSessionsEndpoint,
  endStaffSessionEndpoint,
  endStaffSessionsEndpoint,
  listAccountSessionsEndpoint,
  listStaffSessionsEndpoint,
} from '@suite/contracts/staff-roles';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { endAccountSessions } from './use-cases/end-account-sessions.ts';
import { endStaffSessions } from './use-cases/end-staff-sessions.ts';
import { listAccountSessions } from './use-cases/list-account-sessions.ts';
import { listStaffSessions } from './use-cases/list-staff-sessions.ts';

const fetched = 'Signed-in devices fetched successfully';
const oneEnded = { message: 'The device was signed out', result: {} };
const allEnded = { message: 'All devices were signed out', result: {} };

export function registerSessionsRoutes(app: FastifyInstance): void {
  const { database } = app;

  serveEndpoint(app, listStaffSessionsEndpoint, async ({ params, caller }) => ({
    message: fetched,
    result: { sessions: await listStaffSessions(database, caller, params.id) },
  }));
  serveEndpoint(app, endStaffSessionEndpoint, async ({ params, caller }) => {
    await endStaffSessions(database, caller, params.id, params.session_id);
    return oneEnded;
  });
  serveEndpoint(app, endStaffSessionsEndpoint, async ({ params, caller }) => {
    await endStaffSessions(database, caller, params.id, null);
    return allEnded;
  });
  serveEndpoint(app, listAccountSessionsEndpoint, async ({ params, caller }) => ({
    message: fetched,
    result: { sessions: await listAccountSessions(database, caller, params.id) },
  }));
  serveEndpoint(app, endAccountSessionEndpoint, async ({ params, caller }) => {
    await endAccountSessions(database, caller, params.id, params.session_id);
    return oneEnded;
  });
  serveEndpoint(app, endAccountSessionsEndpoint, async ({ params, caller }) => {
    await endAccountSessions(database, caller, params.id, null);
    return allEnded;
  });
}
