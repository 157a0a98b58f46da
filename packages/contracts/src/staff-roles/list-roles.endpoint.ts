import { array, object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { listOrderSchema } from '../http/list-order.schema.ts';
import { mayReadStaff } from '../permissions/permissions.ts';
import { idIn, queryNumberField } from '../forms/strict-fields.ts';
import { roleSchema } from './role.schema.ts';

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
