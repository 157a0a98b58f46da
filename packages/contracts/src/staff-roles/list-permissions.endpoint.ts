import { array, object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayReadStaff } from '../permissions/permissions.ts';
import { permissionSchema } from './role.schema.ts';

/** The permissions the caller may put into a role: those they hold, without the platform's own. */
export const listPermissionsEndpoint = defineEndpoint({
  name: 'list-permissions',
  method: 'GET',
  path: '/hotel/permissions',
  access: { anyOf: mayReadStaff },
  result: object({ permissions: array(permissionSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch permissions',
});
