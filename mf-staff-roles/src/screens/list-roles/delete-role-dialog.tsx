import type { Role } from '@suite/contracts/staff-roles';
import { Banner, ConfirmDialog } from '@suite/ui';
import { peopleHaveRole } from '../../domain/people-have-role.ts';
import { useDeleteRole } from '../../queries/delete-role.mutation.ts';

interface DeleteRoleDialogProps {
  open: boolean;
  role: Role;
  onClose: () => void;
  onDone: (message: string) => void;
  /** A refusal of the server with its reason. */
  onRefused: (message: string) => void;
}

/** Asks for a confirmation before a role is deleted, and shows whether it is in use. */
export function DeleteRoleDialog({ open, role, onClose, onDone, onRefused }: DeleteRoleDialogProps) {
  const remove = useDeleteRole();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={`Delete Role: ${role.role_name}`}
      text="Are you sure you want to delete this role? This action cannot be undone."
      confirmLabel="Delete Role"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(role.id, {
          onSuccess: () => onDone('Role deleted successfully!'),
          onError: ({ message }) => onRefused(message),
        })
      }
    >
      {role.staff_count > 0 ? (
        <Banner tone="warning">
          {`${peopleHaveRole(role.staff_count)}. It can be deleted once no staff member has it.`}
        </Banner>
      ) : null}
    </ConfirmDialog>
  );
}
