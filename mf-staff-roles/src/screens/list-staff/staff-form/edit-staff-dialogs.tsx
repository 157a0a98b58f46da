import type { Staff } from '@suite/contracts/staff-roles';
import { useCheckedForm } from '@suite/ui';
import { useRecordForm, useSubmit } from '../../../components/record-form.tsx';
import { fullName } from '../../../domain/describe-person.ts';
import {
  changedFields,
  checkNewStaff,
  checkStaffChange,
  checkStaffRoles,
  staffFormOf,
} from '../../../domain/staff-form.ts';
import { t } from '../../../languages/catalog.ts';
import { useAddStaff, useUpdateStaff, useUpdateStaffRoles } from '../../../queries/staff.ts';
import { StaffFields, StaffFormDialog, type StaffFormWindow } from './staff-form-dialog.tsx';

export function AddStaffDialog({ onDone, ...window }: StaffFormWindow) {
  const form = useCheckedForm(checkNewStaff(window.hotelId), staffFormOf(null));
  const { submit, refusal, busy } = useSubmit(form, useAddStaff(), () =>
    onDone(t('Staff added successfully!')),
  );
  return (
    <StaffFormDialog
      {...window}
      title={t('Add New Staff')}
      description={t(
        'They get an e-mail with a password for their first sign-in, and then choose their own.',
      )}
      submitLabel={t('Add Staff')}
      busyLabel={t('Adding...')}
      busy={busy}
      form={form}
      before={[]}
      nothing={t('Choose at least one role to see what it permits.')}
      onChooseRoles={form.change('role_ids')}
      onSubmit={submit}
    >
      {refusal}
      <StaffFields form={form} />
    </StaffFormDialog>
  );
}

interface EditStaffWindow extends StaffFormWindow {
  opened: Staff;
  current: Staff;
}

const isOutdatedText = () => t("Another user has changed this person's entry since you opened it.");

export function EditStaffDialog({ opened, current, onDone, ...window }: EditStaffWindow) {
  const { form, base, notice } = useRecordForm({
    opened,
    current,
    valuesOf: staffFormOf,
    check: checkStaffChange,
  });
  const before = staffFormOf(base);
  const { submit, refusal, busy } = useSubmit(form, useUpdateStaff(base.user_id), () =>
    onDone(t('Staff details updated successfully!')),
  );
  return (
    <StaffFormDialog
      {...window}
      title={t('Edit Staff')}
      description={t('Update the details of {name}', { name: fullName(opened) })}
      submitLabel={t('Update Staff')}
      busyLabel={t('Updating...')}
      busy={busy}
      form={form}
      before={before.role_ids}
      fields={changedFields(before, form.values)}
      nothing={t('Nothing so far.')}
      onChooseRoles={form.change('role_ids')}
      onSubmit={submit}
    >
      {refusal}
      {busy || !window.open ? null : notice(isOutdatedText())}
      <StaffFields form={form} emailReadOnly />
    </StaffFormDialog>
  );
}

const rolesOf = (staff: Staff) => ({ role_ids: staffFormOf(staff).role_ids });

export function ManageStaffRolesDialog({ opened, current, onDone, ...window }: EditStaffWindow) {
  const { form, base, notice } = useRecordForm({
    opened,
    current,
    valuesOf: rolesOf,
    check: () => checkStaffRoles,
  });
  const { submit, refusal, busy } = useSubmit(form, useUpdateStaffRoles(base), () =>
    onDone(t('Staff roles updated successfully!')),
  );
  return (
    <StaffFormDialog
      {...window}
      title={t('Manage Staff Roles')}
      description={t('Choose the roles of {name}', { name: fullName(opened) })}
      submitLabel={t('Update Roles')}
      busyLabel={t('Updating...')}
      busy={busy}
      form={form}
      before={rolesOf(base).role_ids}
      nothing={t('Nothing so far.')}
      onChooseRoles={form.change('role_ids')}
      onSubmit={submit}
    >
      {refusal}
      {busy || !window.open ? null : notice(isOutdatedText())}
    </StaffFormDialog>
  );
}
