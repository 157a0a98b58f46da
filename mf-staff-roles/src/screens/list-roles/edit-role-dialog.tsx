import type { Role } from '@suite/contracts/staff-roles';
import { useCheckedForm } from '@suite/ui';
import { useState } from 'react';
import { ChangedMeanwhile } from '../../components/changed-meanwhile.tsx';
import { useRefusal } from '../../components/use-refusal.tsx';
import { checkRoleChange, roleFormOf } from '../../domain/role-form.ts';
import { useUpdateRole } from '../../queries/update-role.mutation.ts';
import { RoleFormDialog, type RoleFormWindow } from './role-form-dialog.tsx';

interface EditRoleDialogProps extends RoleFormWindow {
  /** The role as it was when the form opened. */
  opened: Role;
  /** The role as last read. */
  current: Role;
}

/** Edit Role. When another user was faster, their state can be loaded and the change repeated. */
export function EditRoleDialog({ opened, current, onDone, ...window }: EditRoleDialogProps) {
  const [base, setBase] = useState(opened);
  const form = useCheckedForm(checkRoleChange(base), roleFormOf(base));
  const update = useUpdateRole(base.id);
  const [refusal, refuse] = useRefusal(form.refuse);
  const isOld = base.updated_at !== current.updated_at;
  const submit = () => {
    const payload = form.submit();
    if (!payload) return;
    update.mutate(payload, {
      onSuccess: () => onDone('Role updated successfully!'),
      onError: refuse,
    });
  };
  const takeOver = () => {
    setBase(current);
    form.reset(roleFormOf(current));
  };
  return (
    <RoleFormDialog
      {...window}
      title="Edit Role"
      description={`Update the role ${opened.role_name}`}
      submitLabel="Update Role"
      busyLabel="Updating..."
      busy={update.isPending}
      form={form}
      before={roleFormOf(base)}
      staffCount={current.staff_count}
      onSubmit={submit}
    >
      {refusal}
      {isOld && !update.isPending && window.open ? (
        <ChangedMeanwhile what="this role" onTakeOver={takeOver} />
      ) : null}
    </RoleFormDialog>
  );
}
