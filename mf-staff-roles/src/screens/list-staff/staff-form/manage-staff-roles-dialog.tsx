import { useCheckedForm } from '@suite/ui';
import { useState } from 'react';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { useRefusal } from '../../../components/use-refusal.tsx';
import { fullName } from '../../../domain/describe-person.ts';
import { checkStaffRoles, staffFormOf } from '../../../domain/staff-form.ts';
import { useUpdateStaffRoles } from '../../../queries/update-staff-roles.mutation.ts';
import { StaffFormDialog, type EditStaffWindow } from './staff-form-dialog.tsx';

/** Manage Staff Roles: for those who may assign roles and change nothing else of a colleague. */
export function ManageStaffRolesDialog({ opened, current, onDone, ...window }: EditStaffWindow) {
  const [base, setBase] = useState(opened);
  const { role_ids } = staffFormOf(base);
  const form = useCheckedForm(checkStaffRoles, { role_ids });
  const update = useUpdateStaffRoles(base.user_id);
  const [refusal, refuse] = useRefusal(form.refuse);
  const isOld = base.updated_at !== current.updated_at;
  const submit = () => {
    const payload = form.submit();
    if (!payload) return;
    update.mutate(payload, {
      onSuccess: () => onDone('Staff roles updated successfully!'),
      onError: refuse,
    });
  };
  const takeOver = () => {
    setBase(current);
    form.reset({ role_ids: staffFormOf(current).role_ids });
  };
  return (
    <StaffFormDialog
      {...window}
      title="Manage Staff Roles"
      description={`Choose the roles of ${fullName(opened)}`}
      submitLabel="Update Roles"
      busyLabel="Updating..."
      busy={update.isPending}
      form={form}
      before={role_ids}
      nothing="Nothing so far."
      onChooseRoles={form.change('role_ids')}
      onSubmit={submit}
    >
      {refusal}
      {isOld && !update.isPending && window.open ? (
        <ChangedMeanwhile what="this person's entry" onTakeOver={takeOver} />
      ) : null}
    </StaffFormDialog>
  );
}
