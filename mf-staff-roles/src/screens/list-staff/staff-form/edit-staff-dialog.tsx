import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { useRecordForm } from '../../../components/use-record-form.ts';
import { useRefusal } from '../../../components/use-refusal.tsx';
import { fullName } from '../../../domain/describe-person.ts';
import { changedFields, checkStaffChange, staffFormOf } from '../../../domain/staff-form.ts';
import { t } from '../../../languages/catalog.ts';
import { useUpdateStaff } from '../../../queries/staff.ts';
import { StaffFields } from './staff-fields.tsx';
import { StaffFormDialog, type EditStaffWindow } from './staff-form-dialog.tsx';

export function EditStaffDialog({ opened, current, onDone, ...window }: EditStaffWindow) {
  const { form, base, isOutdated, takeOver } = useRecordForm({
    opened,
    current,
    valuesOf: staffFormOf,
    check: checkStaffChange,
  });
  const before = staffFormOf(base);
  const update = useUpdateStaff(base.user_id);
  const [refusal, refuse] = useRefusal(form.refuse);
  const submit = () => {
    const payload = form.submit();
    if (!payload) return;
    update.mutate(payload, {
      onSuccess: () => onDone(t('Staff details updated successfully!')),
      onError: refuse,
    });
  };
  return (
    <StaffFormDialog
      {...window}
      title={t('Edit Staff')}
      description={t('Update the details of {name}', { name: fullName(opened) })}
      submitLabel={t('Update Staff')}
      busyLabel={t('Updating...')}
      busy={update.isPending}
      form={form}
      before={before.role_ids}
      fields={changedFields(before, form.values)}
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
      <StaffFields form={form} emailReadOnly />
    </StaffFormDialog>
  );
}
