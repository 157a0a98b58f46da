import { array, boolean, number, object, string, type InferType } from 'yup';
import { manyLines } from '../forms/many-lines.ts';
import { singleLine } from '../forms/single-line.ts';
import { idIn, pathIdField, wholeNumberField } from '../forms/strict-fields.ts';
import { updatedAtField } from '../forms/updated-at.ts';

/** A role bundles permissions; it needs a name and at least one of them. */
export const roleFormSchema = object({
  role_name: singleLine('Role name')
    .required('Role name is required')
    .max(100, 'Role name must be at most 100 characters'),
  role_description: manyLines('Role description').max(500, 'Role description must be at most 500 characters'),
  permission_ids: array(idIn(wholeNumberField('Permission'), 'Permission').required())
    .required('Select at least one permission')
    .min(1, 'Select at least one permission')
    .max(100, 'Select at most 100 permissions'),
}).noUnknown();

export type RoleForm = InferType<typeof roleFormSchema>;

/** A new role. `hotel_id` is for users who see every hotel; for others it may only name their own. */
export const createRoleSchema = roleFormSchema
  .shape({ hotel_id: idIn(wholeNumberField('Hotel ID'), 'Hotel ID') })
  .noUnknown();

export type CreateRolePayload = InferType<typeof createRoleSchema>;

/** A change of a role, and the state it was made from. */
export const updateRoleSchema = roleFormSchema.shape({ updated_at: updatedAtField() }).noUnknown();

export type UpdateRolePayload = InferType<typeof updateRoleSchema>;

/** What a permission of a remote says in another language, as far as that is translated. */
const translatedPermissionSchema = object({
  language: string().required(),
  remote_title: string().optional(),
  permission_title: string().optional(),
  permission_description: string().optional(),
});

/** What is known of a permission because a remote declares it. `is_used` is false once no live release declares it. */
const permissionRemoteSchema = object({
  remote_title: string().required(),
  permission_title: string().required(),
  is_used: boolean().required(),
  translations: array(translatedPermissionSchema.required()).required(),
});

/** A permission, with its name and what it allows in one sentence; `remote` where a remote declares it. */
export const permissionSchema = object({
  id: number().required(),
  permission_name: string().required(),
  permission_description: string().required(),
  remote: permissionRemoteSchema.default(undefined).optional(),
});

export type Permission = InferType<typeof permissionSchema>;

/**
 * A role of a hotel. `is_locked`: it came with the hotel or the caller holds it, and cannot be changed.
 * `is_grantable`: the caller holds all of its permissions and may assign it. `staff_count` people have it. Both instants
 * are ISO 8601.
 */
export const roleSchema = object({
  id: number().required(),
  role_name: string().required(),
  role_description: string().defined().nullable(),
  created_at: string().required(),
  updated_at: string().required(),
  permissions: array(permissionSchema.required()).required(),
  is_seeded: boolean().required(),
  is_locked: boolean().required(),
  is_grantable: boolean().required(),
  staff_count: number().required(),
});

export type Role = InferType<typeof roleSchema>;

export const roleParams = object({ id: pathIdField('Role') });
