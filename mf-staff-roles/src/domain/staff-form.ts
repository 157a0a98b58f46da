import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import {
  addStaffSchema,
  staffRolesSchema,
  updateStaffSchema,
  type AddStaffPayload,
  type Staff,
  type StaffRolesPayload,
  type UpdateStaffPayload,
  type Permission,
  type Role,
} from '@suite/contracts/staff-roles';
import { t } from '../languages/catalog.ts';

export interface StaffFormValues {
  usr_firstname: string;
  usr_lastname: string;
  usr_email: string;
  usr_phone: string;
  position: string;
  role_ids: readonly number[];
}

export function staffFormOf(staff: Staff | null): StaffFormValues {
  return {
    usr_firstname: staff?.usr_firstname ?? '',
    usr_lastname: staff?.usr_lastname ?? '',
    usr_email: staff?.usr_email ?? '',
    usr_phone: staff?.usr_phone ?? '',
    position: staff?.position ?? '',
    role_ids: staff?.roles.map(({ id }) => id) ?? [],
  };
}

export function checkNewStaff(hotel_id: number | null) {
  return (values: StaffFormValues): CheckedForm<AddStaffPayload> =>
    checkForm(addStaffSchema, hotel_id === null ? values : { ...values, hotel_id });
}

export function checkStaffChange(staff: Staff) {
  return (values: StaffFormValues): CheckedForm<UpdateStaffPayload> =>
    checkForm(updateStaffSchema, { ...values, updated_at: staff.updated_at }, {}, staff);
}

export function checkStaffRoles({
  role_ids,
}: Pick<StaffFormValues, 'role_ids'>): CheckedForm<StaffRolesPayload> {
  return checkForm(staffRolesSchema, { role_ids });
}

const fieldLabels = () => ({
  usr_firstname: t('First Name'),
  usr_lastname: t('Last Name'),
  usr_email: t('Email'),
  usr_phone: t('Phone'),
  position: t('Position'),
});

/** Ignores spaces around an entry. */
export function changedFields(before: StaffFormValues, after: StaffFormValues): string[] {
  const labels = fieldLabels();
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return names.filter((name) => before[name].trim() !== after[name].trim()).map((name) => labels[name]);
}

interface RoleChange {
  added: string[];
  removed: string[];
  gained: Permission[];
  lost: Permission[];
}

/** A permission that another role gives too is not lost. */
export function describeRoleChange(
  roles: readonly Role[],
  before: readonly number[],
  after: readonly number[],
): RoleChange {
  const had = roles.filter(({ id }) => before.includes(id));
  const has = roles.filter(({ id }) => after.includes(id));
  return {
    added: has.filter((role) => !had.includes(role)).map(({ role_name }) => role_name),
    removed: had.filter((role) => !has.includes(role)).map(({ role_name }) => role_name),
    gained: without(permissionsOf(has), permissionsOf(had)),
    lost: without(permissionsOf(had), permissionsOf(has)),
  };
}

function permissionsOf(roles: readonly Role[]): Permission[] {
  const byId = new Map(roles.flatMap(({ permissions }) => permissions).map((one) => [one.id, one]));
  return [...byId.values()];
}

function without(permissions: readonly Permission[], others: readonly Permission[]): Permission[] {
  return permissions.filter(({ id }) => !others.some((other) => other.id === id));
}
