import { array, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayReadStaff } from '../permissions/permissions.ts';
import { permissionSchema } from './role.schema.ts';
import { staffParams, staffSchema } from './staff.schema.ts';

const staffDetailsSchema = staffSchema.shape({
  permissions: array(permissionSchema.required()).required(),
});

export type StaffDetails = InferType<typeof staffDetailsSchema>;

/** One colleague, with what they may see and do. */
export const getStaffEndpoint = defineEndpoint({
  name: 'get-staff',
  method: 'GET',
  path: '/hotel/staff/{id}',
  access: { anyOf: mayReadStaff },
  params: staffParams,
  result: staffDetailsSchema,
  fallbackMessage: 'Failed to fetch staff details',
  errors: ['NOT_FOUND'],
});
