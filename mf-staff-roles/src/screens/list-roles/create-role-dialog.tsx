import { useCheckedForm } from '@suite/ui';
import { useRefusal } from '../../components/use-refusal.tsx';
import { checkNewRole, roleFormOf } from '../../domain/role-form.ts';
import { t } from '../../languages/catalog.ts';
import { useCreateRole } from '../../queries/roles.ts';
import { RoleFormDialog, type RoleFormWindow } from './role-form-dialog.tsx';

const blank = roleFormOf(null);

export function CreateRoleDialog({
  hotelId,
  onDone,
  ...window
}: RoleFormWindow & { hotelId: number | null }) {
  const form = useCheckedForm(checkNewRole(hotelId), blank);
  const create = useCreateRole();
  const [refusal, refuse] = useRefusal(form.refuse);
  const submit = () => {
    const payload = form.submit();
    if (!payload) return;
    create.mutate(payload, {
      onSuccess: () => onDone(t('New role created successfully!')),
      onError: refuse,
    });
  };
  return (
    <RoleFormDialog
      {...window}
      title={t('Create Role')}
      description={t('A role bundles permissions. Staff with the role have all of them.')}
      submitLabel={t('Create Role')}
      busyLabel={t('Creating...')}
      busy={create.isPending}
      form={form}
      before={blank}
      staffCount={null}
      onSubmit={submit}
    >
      {refusal}
    </RoleFormDialog>
  );
}
