import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import {
  createRoleSchema,
  updateRoleSchema,
  type CreateRolePayload,
  type Role,
  type UpdateRolePayload,
} from '@suite/contracts/staff-roles';
import { t } from '../languages/catalog.ts';

export interface RoleFormValues {
  role_name: string;
  role_description: string;
  permission_ids: readonly number[];
}

export function roleFormOf(role: Role | null): RoleFormValues {
  return {
    role_name: role?.role_name ?? '',
    role_description: role?.role_description ?? '',
    permission_ids: role?.permissions.map(({ id }) => id) ?? [],
  };
}

export function togglePermission(values: RoleFormValues, id: number): RoleFormValues {
  const others = values.permission_ids.filter((other) => other !== id);
  const isTicked = others.length < values.permission_ids.length;
  return { ...values, permission_ids: isTicked ? others : [...others, id].sort((a, b) => a - b) };
}

/** A role needs a name and a permission. */
export function isComplete({ role_name, permission_ids }: RoleFormValues): boolean {
  return role_name.trim() !== '' && permission_ids.length > 0;
}

export function checkNewRole(hotel_id: number | null) {
  return (values: RoleFormValues): CheckedForm<CreateRolePayload> =>
    checkForm(createRoleSchema, hotel_id === null ? values : { ...values, hotel_id });
}

export function checkRoleChange({ updated_at }: Role) {
  return (values: RoleFormValues): CheckedForm<UpdateRolePayload> =>
    checkForm(updateRoleSchema, { ...values, updated_at });
}

const textLabels = () => ({ role_name: t('Role Name'), role_description: t('Description') });

export function changedTexts(before: RoleFormValues, after: RoleFormValues): string[] {
  const labels = textLabels();
  return (['role_name', 'role_description'] as const)
    .filter((field) => before[field].trim() !== after[field].trim())
    .map((field) => labels[field]);
}
