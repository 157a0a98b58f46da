import type { Permission, Role } from '@suite/contracts/staff-roles';
import { toast, useCheckedForm, Banner, ConfirmDialog, type ScreenDialog } from '@suite/ui';
import type { ChangeDialogProps } from '../../components/access-change-dialog.tsx';
import { useRecordForm, useSubmit } from '../../components/record-form.tsx';
import { checkNewRole, roleFormOf, checkRoleChange } from '../../domain/role-form.ts';
import { t, tn } from '../../languages/catalog.ts';
import { useCreateRole, useUpdateRole, useDeleteRole } from '../../queries/roles.ts';
import { RoleFormDialog, type RoleFormWindow } from './role-form-dialog.tsx';

export type RoleDialogKind = 'create' | 'edit' | 'delete';

interface RoleDialogsProps {
  dialog: ScreenDialog<RoleDialogKind, Role>;
  roles: readonly Role[];
  permissions: { data: readonly Permission[] | undefined };
  hotelId: number | null;
  say: (tone: 'success' | 'error', text: string) => void;
}

export function RoleDialogs({ dialog, roles, permissions, hotelId, say }: RoleDialogsProps) {
  const { kind, thing, open, opening, close } = dialog;
  const ended = (tone: 'success' | 'error') => (message: string) => {
    close();
    toast[tone](message);
    say(tone, message);
  };
  const form = { open, permissions: permissions.data, onClose: close, onDone: ended('success') };
  if (kind === 'create') return <CreateRoleDialog key={opening} {...form} hotelId={hotelId} />;
  if (!thing) return null;
  // Later changes of other users are shown, except in a form that is being filled in.
  const current = roles.find(({ id }) => id === thing.id) ?? thing;
  switch (kind) {
    case 'edit':
      return <EditRoleDialog key={opening} {...form} opened={thing} current={current} />;
    case 'delete':
      return (
        <DeleteRoleDialog
          key={opening}
          open={open}
          role={current}
          onClose={close}
          onDone={ended('success')}
          onRefused={ended('error')}
        />
      );
  }
}

const blank = roleFormOf(null);

function CreateRoleDialog({ hotelId, onDone, ...window }: RoleFormWindow & { hotelId: number | null }) {
  const form = useCheckedForm(checkNewRole(hotelId), blank);
  const { submit, refusal, busy } = useSubmit(form, useCreateRole(), () =>
    onDone(t('New role created successfully!')),
  );
  return (
    <RoleFormDialog
      {...window}
      title={t('Create Role')}
      description={t('A role bundles permissions. Staff with the role have all of them.')}
      submitLabel={t('Create Role')}
      busyLabel={t('Creating...')}
      busy={busy}
      form={form}
      before={blank}
      staffCount={null}
      onSubmit={submit}
    >
      {refusal}
    </RoleFormDialog>
  );
}

interface EditRoleDialogProps extends RoleFormWindow {
  opened: Role;
  current: Role;
}

function EditRoleDialog({ opened, current, onDone, ...window }: EditRoleDialogProps) {
  const { form, base, notice } = useRecordForm({
    opened,
    current,
    valuesOf: roleFormOf,
    check: checkRoleChange,
  });
  const { submit, refusal, busy } = useSubmit(form, useUpdateRole(base.id), () =>
    onDone(t('Role updated successfully!')),
  );
  return (
    <RoleFormDialog
      {...window}
      title={t('Edit Role')}
      description={t('Update the role {name}', { name: opened.role_name })}
      submitLabel={t('Update Role')}
      busyLabel={t('Updating...')}
      busy={busy}
      form={form}
      before={roleFormOf(base)}
      staffCount={current.staff_count}
      onSubmit={submit}
    >
      {refusal}
      {busy || !window.open ? null : notice(t('Another user has changed this role since you opened it.'))}
    </RoleFormDialog>
  );
}

interface DeleteRoleDialogProps extends ChangeDialogProps {
  role: Role;
}

function DeleteRoleDialog({ open, role, onClose, onDone, onRefused }: DeleteRoleDialogProps) {
  const remove = useDeleteRole();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('Delete Role: {name}', { name: role.role_name })}
      text={t('Are you sure you want to delete this role? This action cannot be undone.')}
      confirmLabel={t('Delete Role')}
      busyLabel={t('Deleting...')}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(role.id, {
          onSuccess: () => onDone(t('Role deleted successfully!')),
          onError: ({ message }) => onRefused(message),
        })
      }
    >
      {role.staff_count > 0 ? (
        <Banner tone="warning">
          {tn(
            role.staff_count,
            '1 person has this role. It can be deleted once no staff member has it.',
            '{count} people have this role. It can be deleted once no staff member has it.',
          )}
        </Banner>
      ) : null}
    </ConfirmDialog>
  );
}
