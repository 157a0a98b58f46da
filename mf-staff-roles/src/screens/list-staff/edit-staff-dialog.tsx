import type { Staff } from '@suite/contracts';
import { useCheckedForm } from '@suite/ui';
import { fullName } from '../../domain/describe-person.ts';
import { changedFields, checkStaffChange, staffFormOf } from '../../domain/staff-form.ts';
import { useUpdateStaff } from '../../queries/update-staff.mutation.ts';
import { StaffFields } from './staff-fields.tsx';
import { StaffFormDialog, type StaffFormWindow } from './staff-form-dialog.tsx';
import { useRefusal } from '../../components/use-refusal.tsx';

/** Edit Staff: all but the address. */
export function EditStaffDialog({ staff, onDone, ...window }: StaffFormWindow & { staff: Staff }) {
  const before = staffFormOf(staff);
  const form = useCheckedForm(checkStaffChange, before);
  const update = useUpdateStaff(staff.user_id);
  const [refusal, refuse] = useRefusal(form.refuse);
  const submit = () => {
    const payload = form.submit();
    if (!payload) return;
    update.mutate(payload, {
      onSuccess: () => onDone('Staff details updated successfully!'),
      onError: refuse,
    });
  };
  return (
    <StaffFormDialog
      {...window}
      title="Edit Staff"
      description={`Update the details of ${fullName(staff)}`}
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
      <StaffFields form={form} emailReadOnly />
    </StaffFormDialog>
  );
}
