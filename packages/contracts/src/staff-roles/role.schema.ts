import { array, number, object, string, type InferType } from 'yup';
import { singleLine } from '../single-line.ts';

/** A role bundles permissions; it needs a name and at least one of them. */
export const createRoleSchema = object({
  role_name: singleLine('Role name')
    .required('Role name is required')
    .max(100, 'Role name must be at most 100 characters'),
  role_description: string()
    .trim()
    .max(500, 'Role description must be at most 500 characters')
    .matches(/^[^\0]*$/, 'Role description must be text'),
  permission_ids: array(number().integer('Permissions are named by whole numbers').positive().required())
    .required('Select at least one permission')
    .min(1, 'Select at least one permission')
    .max(100, 'Select at most 100 permissions'),
}).noUnknown();

export type CreateRolePayload = InferType<typeof createRoleSchema>;
