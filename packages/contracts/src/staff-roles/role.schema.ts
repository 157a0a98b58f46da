import { array, object, type InferType } from 'yup';
import { manyLines } from '../many-lines.ts';
import { singleLine } from '../single-line.ts';
import { idIn, wholeNumberField } from '../strict-fields.ts';

/** A role bundles permissions; it needs a name and at least one of them. */
export const createRoleSchema = object({
  role_name: singleLine('Role name')
    .required('Role name is required')
    .max(100, 'Role name must be at most 100 characters'),
  role_description: manyLines('Role description').max(500, 'Role description must be at most 500 characters'),
  permission_ids: array(idIn(wholeNumberField('Permission'), 'Permission').required())
    .required('Select at least one permission')
    .min(1, 'Select at least one permission')
    .max(100, 'Select at most 100 permissions'),
}).noUnknown();

export type CreateRolePayload = InferType<typeof createRoleSchema>;
