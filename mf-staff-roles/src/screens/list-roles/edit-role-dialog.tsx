import type { Role } from '@suite/contracts/staff-roles';
import { ChangedMeanwhile } from '../../components/changed-meanwhile.tsx';
import { useRecordForm } from '../../components/use-record-form.ts';
import { useRefusal } from '../../components/use-refusal.tsx';
import { checkRoleChange, roleFormOf } from '../../domain/role-form.ts';
import { t } from '../../languages/catalog.ts';
import { useUpdateRole } from '../../queries/roles.ts';
import { RoleFormDialog, type RoleFormWindow } from './role-form-dialog.tsx';

interface EditRoleDialogProps extends RoleFormWindow {
  opened: Role;
  current: Role;
}

export function EditRoleDialog({ opened, current, onDone, ...window }: EditRoleDialogProps) {
  const { form, base, isOutdated, takeOver } = useRecordForm({
    opened,
    current,
    valuesOf: roleFormOf,
    check: checkRoleChange,
  });
  const update = useUpdateRole(base.id);
  const [refusal, refuse] = useRefusal(form.refuse);
  const submit = () => {
    const payload = form.submit();
    if (!payload) return;
    update.mutate(payload, {
      onSuccess: () => onDone(t('Role updated successfully!')),
      onError: refuse,
    });
  };
  return (
    <RoleFormDialog
      {...window}
      title={t('Edit Role')}
      description={t('Update the role {name}', { name: opened.role_name })}
      submitLabel={t('Update Role')}
      busyLabel={t('Updating...')}
      busy={update.isPending}
      form={form}
      before={roleFormOf(base)}
      staffCount={current.staff_count}
      onSubmit={submit}
    >
      {refusal}
      {isOutdated && !update.isPending && window.open ? (
        <ChangedMeanwhile
          text={t('Another user has changed this role since you opened it.')}
          onTakeOver={takeOver}
        />
      ) : null}
    </RoleFormDialog>
  );
}
