import type { Staff } from '@suite/contracts';
import { useCheckedForm } from '@suite/ui';
import { fullName } from '../../domain/describe-person.ts';
import { checkStaffRoles, staffFormOf } from '../../domain/staff-form.ts';
import { useUpdateStaffRoles } from '../../queries/update-staff-roles.mutation.ts';
import { StaffFormDialog, type StaffFormWindow } from './staff-form-dialog.tsx';
import { useRefusal } from '../../components/use-refusal.tsx';

/** Manage Staff Roles: for those who may assign roles and change nothing else of a colleague. */
export function ManageStaffRolesDialog({ staff, onDone, ...window }: StaffFormWindow & { staff: Staff }) {
  const { role_ids } = staffFormOf(staff);
  const form = useCheckedForm(checkStaffRoles, { role_ids });
  const update = useUpdateStaffRoles(staff.user_id);
  const [refusal, refuse] = useRefusal(form.refuse);
  const submit = () => {
    const payload = form.submit();
    if (!payload) return;
    update.mutate(payload, {
      onSuccess: () => onDone('Staff roles updated successfully!'),
      onError: refuse,
    });
  };
  return (
    <StaffFormDialog
      {...window}
      title="Manage Staff Roles"
      description={`Choose the roles of ${fullName(staff)}`}
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
    </StaffFormDialog>
  );
}
