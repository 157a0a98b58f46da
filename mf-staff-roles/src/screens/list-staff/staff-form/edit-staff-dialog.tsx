import { useCheckedForm } from '@suite/ui';
import { useState } from 'react';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { useRefusal } from '../../../components/use-refusal.tsx';
import { fullName } from '../../../domain/describe-person.ts';
import { changedFields, checkStaffChange, staffFormOf } from '../../../domain/staff-form.ts';
import { useUpdateStaff } from '../../../queries/update-staff.mutation.ts';
import { StaffFields } from './staff-fields.tsx';
import { StaffFormDialog, type EditStaffWindow } from './staff-form-dialog.tsx';

/** Edit Staff: all but the e-mail address. When another user was faster, their state can be loaded. */
export function EditStaffDialog({ opened, current, onDone, ...window }: EditStaffWindow) {
  const [base, setBase] = useState(opened);
  const before = staffFormOf(base);
  const form = useCheckedForm(checkStaffChange(base), before);
  const update = useUpdateStaff(base.user_id);
  const [refusal, refuse] = useRefusal(form.refuse);
  const isOld = base.updated_at !== current.updated_at;
  const submit = () => {
    const payload = form.submit();
    if (!payload) return;
    update.mutate(payload, {
      onSuccess: () => onDone('Staff details updated successfully!'),
      onError: refuse,
    });
  };
  const takeOver = () => {
    setBase(current);
    form.reset(staffFormOf(current));
  };
  return (
    <StaffFormDialog
      {...window}
      title="Edit Staff"
      description={`Update the details of ${fullName(opened)}`}
      submitLabel="Update Staff"
      busyLabel="Updating..."
      busy={update.isPending}
      form={form}
      before={before.role_ids}
      fields={changedFields(before, form.values)}
      nothing="Nothing so far."
      onChooseRoles={form.change('role_ids')}
      onSubmit={submit}
    >
      {refusal}
      {isOld && !update.isPending && window.open ? (
        <ChangedMeanwhile what="this person's entry" onTakeOver={takeOver} />
      ) : null}
      <StaffFields form={form} emailReadOnly />
    </StaffFormDialog>
  );
}
