import type { Staff } from '@suite/contracts/staff-roles';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { useRecordForm } from '../../../components/use-record-form.ts';
import { useRefusal } from '../../../components/use-refusal.tsx';
import { fullName } from '../../../domain/describe-person.ts';
import { checkStaffRoles, staffFormOf } from '../../../domain/staff-form.ts';
import { t } from '../../../languages/catalog.ts';
import { useUpdateStaffRoles } from '../../../queries/staff.ts';
import { StaffFormDialog, type EditStaffWindow } from './staff-form-dialog.tsx';

const rolesOf = (staff: Staff) => ({ role_ids: staffFormOf(staff).role_ids });

export function ManageStaffRolesDialog({ opened, current, onDone, ...window }: EditStaffWindow) {
  const { form, base, isOutdated, takeOver } = useRecordForm({
    opened,
    current,
    valuesOf: rolesOf,
    check: () => checkStaffRoles,
  });
  const { role_ids } = rolesOf(base);
  const update = useUpdateStaffRoles(base);
  const [refusal, refuse] = useRefusal(form.refuse);
  const submit = () => {
    const payload = form.submit();
    if (!payload) return;
    update.mutate(payload, {
      onSuccess: () => onDone(t('Staff roles updated successfully!')),
      onError: refuse,
    });
  };
  return (
    <StaffFormDialog
      {...window}
      title={t('Manage Staff Roles')}
      description={t('Choose the roles of {name}', { name: fullName(opened) })}
      submitLabel={t('Update Roles')}
      busyLabel={t('Updating...')}
      busy={update.isPending}
      form={form}
      before={role_ids}
      nothing={t('Nothing so far.')}
      onChooseRoles={form.change('role_ids')}
      onSubmit={submit}
    >
      {refusal}
      {isOutdated && !update.isPending && window.open ? (
        <ChangedMeanwhile
          text={t("Another user has changed this person's entry since you opened it.")}
          onTakeOver={takeOver}
        />
      ) : null}
    </StaffFormDialog>
  );
}
