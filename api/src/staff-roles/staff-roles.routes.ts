import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  activateStaffEndpoint,
  addStaffEndpoint,
  deactivateStaffEndpoint,
  getStaffEndpoint,
  inviteStaffEndpoint,
  listStaffEndpoint,
  removeStaffEndpoint,
  resetStaffSecondFactorEndpoint,
  updateStaffEndpoint,
  updateStaffRolesEndpoint,
} from '@suite/contracts/staff-roles';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { registerAccountsRoutes } from './accounts.routes.ts';
import { registerRolesRoutes } from './roles.routes.ts';
import { registerSessionsRoutes } from './sessions.routes.ts';
import { activateStaff } from './use-cases/activate-staff.ts';
import { addStaff } from './use-cases/add-staff.ts';
import { deactivateStaff } from './use-cases/deactivate-staff.ts';
import { getStaff, getStaffMember } from './use-cases/get-staff.ts';
import { inviteStaff } from './use-cases/invite-staff.ts';
import { listStaff } from './use-cases/list-staff.ts';
import { removeStaff } from './use-cases/remove-staff.ts';
import { resetStaffSecondFactor } from './use-cases/reset-staff-second-factor.ts';
import { updateStaffRoles } from './use-cases/update-staff-roles.ts';
import { updateStaff } from './use-cases/update-staff.ts';

export function registerStaffRolesRoutes(app: FastifyInstance): void {
  const { database, config } = app;
  registerAccountsRoutes(app);
  registerRolesRoutes(app);
  registerSessionsRoutes(app);

  serveEndpoint(app, listStaffEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Staff fetched successfully',
    result: await listStaff(reader, caller, query),
  }));
  serveEndpoint(app, getStaffEndpoint, async ({ params, caller }) => ({
    message: 'Staff details fetched successfully',
    result: await getStaff(database, caller, params.id),
  }));
  serveEndpoint(app, addStaffEndpoint, async ({ body, caller, reply }) => {
    const result = await addStaff(database, caller, body, { publicUrl: config.publicUrl });
    reply.code(201);
    return { message: 'Staff added successfully!', result };
  });
  serveEndpoint(
    app,
    updateStaffEndpoint,
    async ({ params, body, caller }) => {
      await updateStaff(database, caller, params.id, body);
      const result = await getStaffMember(database, caller, params.id);
      return { message: 'Staff details updated successfully!', result };
    },
    async ({ params, caller }) => ({ stored: await getStaffMember(database, caller, params.id) }),
  );
  serveEndpoint(app, updateStaffRolesEndpoint, async ({ params, body, caller, request }) => {
    await updateStaffRoles(database, caller, params.id, { updated_at: stateOf(request), ...body });
    const result = await getStaffMember(database, caller, params.id);
    return { message: 'Staff roles updated successfully!', result };
  });
  serveEndpoint(app, removeStaffEndpoint, async ({ params, caller }) => {
    await removeStaff(database, caller, params.id);
    return { message: 'Staff removed successfully!', result: {} };
  });

  serveEndpoint(app, inviteStaffEndpoint, async ({ params, caller }) => {
    await inviteStaff(database, caller, params.id, { publicUrl: config.publicUrl });
    return { message: 'The invitation was sent!', result: {} };
  });
  serveEndpoint(app, deactivateStaffEndpoint, async ({ params, caller }) => {
    await deactivateStaff(database, caller, params.id);
    const result = await getStaffMember(database, caller, params.id);
    return { message: 'Staff deactivated successfully!', result };
  });
  serveEndpoint(app, activateStaffEndpoint, async ({ params, caller }) => {
    await activateStaff(database, caller, params.id);
    const result = await getStaffMember(database, caller, params.id);
    return { message: 'Staff activated successfully!', result };
  });

  serveEndpoint(app, resetStaffSecondFactorEndpoint, async ({ params, caller }) => {
    await resetStaffSecondFactor(database, caller, params.id);
    const result = await getStaffMember(database, caller, params.id);
    return { message: 'Two-step verification was reset!', result };
  });
}

const stateOf = ({ headers }: FastifyRequest) => headers['if-match']?.replaceAll('"', '');
