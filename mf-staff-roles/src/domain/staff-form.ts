import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import {
  addStaffSchema,
  staffRolesSchema,
  updateStaffSchema,
  type AddStaffPayload,
  type Staff,
  type StaffRolesPayload,
  type UpdateStaffPayload,
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
