import { array, boolean, number, object, string, type InferType } from 'yup';
import { manyLines, singleLine, updatedAtField } from '../forms/value-fields.ts';
import { idIn, pathIdField, wholeNumberField } from '../forms/strict-fields.ts';

const roleFormSchema = object({
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

/** Callers who see every hotel send `hotel_id`; for others it may only name their own. */
export const createRoleSchema = roleFormSchema
  .shape({ hotel_id: idIn(wholeNumberField('Hotel ID'), 'Hotel ID') })
  .noUnknown();
export type CreateRolePayload = InferType<typeof createRoleSchema>;

export const updateRoleSchema = roleFormSchema.shape({ updated_at: updatedAtField() }).noUnknown();
export type UpdateRolePayload = InferType<typeof updateRoleSchema>;

const translatedPermissionSchema = object({
  language: string().required(),
  remote_title: string().optional(),
  permission_title: string().optional(),
  permission_description: string().optional(),
});

const permissionRemoteSchema = object({
  remote_title: string().required(),
  permission_title: string().required(),
  is_used: boolean().required(),
  translations: array(translatedPermissionSchema.required()).required(),
});

export const permissionSchema = object({
  id: number().required(),
  permission_name: string().required(),
  permission_description: string().required(),
  remote: permissionRemoteSchema.default(undefined).optional(),
});
export type Permission = InferType<typeof permissionSchema>;

/** `is_locked`: it came with the hotel, or is the caller's own. `is_grantable`: the caller holds its permissions. */
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
