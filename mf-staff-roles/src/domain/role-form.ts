import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import {
  createRoleSchema,
  updateRoleSchema,
  type CreateRolePayload,
  type Role,
  type UpdateRolePayload,
} from '@suite/contracts/staff-roles';
import { t } from '../languages/catalog.ts';

/** What is entered about a role. */
export interface RoleFormValues {
  role_name: string;
  role_description: string;
  permission_ids: readonly number[];
}

/** The form as it opens: blank for a new role. */
export function roleFormOf(role: Role | null): RoleFormValues {
  return {
    role_name: role?.role_name ?? '',
    role_description: role?.role_description ?? '',
    permission_ids: role?.permissions.map(({ id }) => id) ?? [],
  };
}

/** The values with a permission ticked that was not, or the other way round. */
export function togglePermission(values: RoleFormValues, id: number): RoleFormValues {
  const others = values.permission_ids.filter((other) => other !== id);
  const isTicked = others.length < values.permission_ids.length;
  return { ...values, permission_ids: isTicked ? others : [...others, id].sort((a, b) => a - b) };
}

/** True while a name and a permission are there, without which a role cannot be. */
export function isComplete({ role_name, permission_ids }: RoleFormValues): boolean {
  return role_name.trim() !== '' && permission_ids.length > 0;
}

/** Checks a new role; users without a hotel of their own name the hotel. */
export function checkNewRole(hotel_id: number | null) {
  return (values: RoleFormValues): CheckedForm<CreateRolePayload> =>
    checkForm(createRoleSchema, hotel_id === null ? values : { ...values, hotel_id });
}

/** Checks a change of a role as it was when the form opened. */
export function checkRoleChange({ updated_at }: Role) {
  return (values: RoleFormValues): CheckedForm<UpdateRolePayload> =>
    checkForm(updateRoleSchema, { ...values, updated_at });
}

const textLabels = () => ({ role_name: t('Role Name'), role_description: t('Description') });

/** The labels of the texts that differ. */
export function changedTexts(before: RoleFormValues, after: RoleFormValues): string[] {
  const labels = textLabels();
  return (['role_name', 'role_description'] as const)
    .filter((field) => before[field].trim() !== after[field].trim())
    .map((field) => labels[field]);
}
