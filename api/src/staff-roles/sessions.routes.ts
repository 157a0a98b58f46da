import type { FastifyInstance } from 'fastify';
import {
  endAccountSessionEndpoint,
  endAccountSessionsEndpoint,
  endStaffSessionEndpoint,
  endStaffSessionsEndpoint,
  listAccountSessionsEndpoint,
  listStaffSessionsEndpoint,
} from '@suite/contracts/staff-roles';
import { listSessions } from '../auth/auth.public.ts';
import { DomainError } from '../errors/domain-error.ts';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { findAccount } from './accounts.repository.ts';
import { requireManager, requireNotAbove } from './staff-roles.policy.ts';
import { findCarriedPermissions } from './staffing.repository.ts';
import { endAccountSessions } from './use-cases/end-account-sessions.ts';
import { endStaffSessions } from './use-cases/end-staff-sessions.ts';
import { getStaffMember } from './use-cases/get-staff.ts';

const fetched = 'Signed-in devices fetched successfully';
const oneEnded = { message: 'The device was signed out', result: {} };
const allEnded = { message: 'All devices were signed out', result: {} };

export function registerSessionsRoutes(app: FastifyInstance): void {
  const { database } = app;

  serveEndpoint(app, listStaffSessionsEndpoint, async ({ params: { id }, caller }) => {
    requireManager(caller);
    await getStaffMember(database, caller, id);
    requireNotAbove(caller, await findCarriedPermissions(database, id));
    return { message: fetched, result: { sessions: await listSessions(database, id, caller.session_id) } };
  });
  serveEndpoint(app, endStaffSessionEndpoint, async ({ params, caller }) => {
    await endStaffSessions(database, caller, params.id, params.session_id);
    return oneEnded;
  });
  serveEndpoint(app, endStaffSessionsEndpoint, async ({ params, caller }) => {
    await endStaffSessions(database, caller, params.id, null);
    return allEnded;
  });
  serveEndpoint(app, listAccountSessionsEndpoint, async ({ params: { id }, caller }) => {
    if (!(await findAccount(database, id))) throw new DomainError('NOT_FOUND', 'ACCOUNT_NOT_FOUND');
    return { message: fetched, result: { sessions: await listSessions(database, id, caller.session_id) } };
  });
  serveEndpoint(app, endAccountSessionEndpoint, async ({ params, caller }) => {
    await endAccountSessions(database, caller, params.id, params.session_id);
    return oneEnded;
  });
  serveEndpoint(app, endAccountSessionsEndpoint, async ({ params, caller }) => {
    await endAccountSessions(database, caller, params.id, null);
    return allEnded;
  });
}
