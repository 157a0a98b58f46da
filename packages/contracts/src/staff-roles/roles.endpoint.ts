import { array, object } from 'yup';
import { idIn, queryNumberField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { listOrderSchema } from '../http/pagination.schema.ts';
import { mayManageStaff, mayReadStaff } from '../permissions/permissions.ts';
import {
  createRoleSchema,
  permissionSchema,
  roleParams,
  roleSchema,
  updateRoleSchema,
} from './role.schema.ts';

export const roleSorts = ['role_name', 'role_description', 'permissions', 'created_at'] as const;
export type RoleSort = (typeof roleSorts)[number];

/**
 * All roles of the own hotel, built-in ones first unless `sort` says otherwise. Callers who see every hotel name one by `hotelId`, and without
 * it get the platform's own roles of whose permissions they hold all.
 */
export const listRolesEndpoint = defineEndpoint({
  name: 'list-roles',
  method: 'GET',
  path: '/hotel/roles',
  access: { anyOf: mayReadStaff },
  query: object({ hotelId: idIn(queryNumberField('Hotel ID'), 'Hotel ID') }).concat(
    listOrderSchema(roleSorts),
  ),
  result: object({ roles: array(roleSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch roles list',
});

/** One role of a hotel in the caller's scope. */
export const getRoleEndpoint = defineEndpoint({
  name: 'get-role',
  method: 'GET',
  path: '/hotel/roles/{id}',
  access: { anyOf: mayReadStaff },
  params: roleParams,
  result: roleSchema,
  fallbackMessage: 'Failed to fetch role details',
  errors: ['NOT_FOUND'],
});

/** Creates a role with permissions that the caller holds. */
export const createRoleEndpoint = defineEndpoint({
  name: 'create-role',
  method: 'POST',
  path: '/hotel/roles',
  access: { anyOf: mayManageStaff },
  confirmation: 'some-action',
  body: createRoleSchema,
  result: roleSchema,
  fallbackMessage: 'Failed to create role',
  errors: ['HOTEL_NOT_FOUND', 'CONFLICT'],
});

/**
 * Changes a role; its holders have the new permissions with their next request. With `updated_at` a change that was
 * made from an older state is refused as STALE.
 */
export const updateRoleEndpoint = defineEndpoint({
  name: 'update-role',
  method: 'PATCH',
  path: '/hotel/roles/{id}',
  access: { anyOf: mayManageStaff },
  confirmation: 'some-action',
  params: roleParams,
  body: updateRoleSchema,
  result: roleSchema,
  fallbackMessage: 'Failed to update role',
  errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
});

/** Deletes an unused role; one in use is refused with the number of staff members. */
export const deleteRoleEndpoint = defineEndpoint({
  name: 'delete-role',
  method: 'DELETE',
  path: '/hotel/roles/{id}',
  access: { anyOf: mayManageStaff },
  params: roleParams,
  result: object({}),
  fallbackMessage: 'Failed to delete role',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** The permissions the caller may put into a role: those they hold, without the platform's own. */
export const listPermissionsEndpoint = defineEndpoint({
  name: 'list-permissions',
  method: 'GET',
  path: '/hotel/permissions',
  access: { anyOf: mayReadStaff },
  result: object({ permissions: array(permissionSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch permissions',
});
