import type { FastifyInstance } from 'fastify';
import {
  createRoleEndpoint,
  deleteRoleEndpoint,
  getRoleEndpoint,
  listPermissionsEndpoint,
  listRolesEndpoint,
  updateRoleEndpoint,
} from '@suite/contracts/staff-roles';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { findHotelPermissions } from './role-lists.repository.ts';
import { requireReader } from './staff-roles.policy.ts';
import { createRole } from './use-cases/create-role.ts';
import { deleteRole } from './use-cases/delete-role.ts';
import { getRole } from './use-cases/get-role.ts';
import { listRoles } from './use-cases/list-roles.ts';
import { updateRole } from './use-cases/update-role.ts';

export function registerRolesRoutes(app: FastifyInstance): void {
  const { database } = app;
  serveEndpoint(app, listRolesEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Roles fetched successfully',
    result: { roles: await listRoles(reader, caller, query) },
  }));
  serveEndpoint(app, getRoleEndpoint, async ({ params, caller }) => ({
    message: 'Role details fetched successfully',
    result: await getRole(database, caller, params.id),
  }));
  serveEndpoint(app, listPermissionsEndpoint, async ({ caller, request: { reader } }) => {
    requireReader(caller);
    const permissions = await findHotelPermissions(reader, caller.permissions);
    return { message: 'Permissions fetched successfully', result: { permissions } };
  });
  serveEndpoint(app, createRoleEndpoint, async ({ body, caller, reply }) => {
    const { id } = await createRole(database, caller, body);
    const result = await getRole(database, caller, id);
    reply.code(201);
    return { message: 'New role created successfully!', result };
  });
  serveEndpoint(app, updateRoleEndpoint, async ({ params, body, caller }) => {
    await updateRole(database, caller, params.id, body);
    return { message: 'Role updated successfully!', result: await getRole(database, caller, params.id) };
  });
  serveEndpoint(app, deleteRoleEndpoint, async ({ params, caller }) => {
    await deleteRole(database, caller, params.id);
    return { message: 'Role deleted successfully!', result: {} };
  });
}
