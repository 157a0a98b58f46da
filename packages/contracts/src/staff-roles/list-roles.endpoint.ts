import { array, object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayReadStaff } from '../permissions/permissions.ts';
import { idIn, queryNumberField } from '../forms/strict-fields.ts';
import { roleSchema } from './role.schema.ts';

/**
 * All roles of the own hotel, built-in ones first. Callers who see every hotel name one by `hotelId`, and without
 * it get the platform's own roles of whose permissions they hold all.
 */
export const listRolesEndpoint = defineEndpoint({
  name: 'list-roles',
  method: 'GET',
  path: '/hotel/roles',
  access: { anyOf: mayReadStaff },
  query: object({ hotelId: idIn(queryNumberField('Hotel ID'), 'Hotel ID') }),
  result: object({ roles: array(roleSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch roles list',
  errors: ['VALIDATION_ERROR', 'UNAUTHENTICATED', 'TOKEN_EXPIRED', 'PERMISSION_DENIED'],
});
