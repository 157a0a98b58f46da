import type { Role } from '@suite/contracts/staff-roles';
import { Banner, ConfirmDialog } from '@suite/ui';
import { t, tn } from '../../languages/catalog.ts';
import { useDeleteRole } from '../../queries/roles.ts';

interface DeleteRoleDialogProps {
  open: boolean;
  role: Role;
  onClose: () => void;
  onDone: (message: string) => void;
  onRefused: (message: string) => void;
}

export function DeleteRoleDialog({ open, role, onClose, onDone, onRefused }: DeleteRoleDialogProps) {
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
