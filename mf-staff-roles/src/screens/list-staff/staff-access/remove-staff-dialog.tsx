import type { Staff } from '@suite/contracts/staff-roles';
import { ConfirmDialog } from '@suite/ui';
import { fullName } from '../../../domain/describe-person.ts';
import { t } from '../../../languages/catalog.ts';
import { useRemoveStaff } from '../../../queries/staff.ts';

interface RemoveStaffDialogProps {
  open: boolean;
  staff: Staff;
  onClose: () => void;
  onDone: (message: string) => void;
  onRefused: (message: string) => void;
}

export function RemoveStaffDialog({ open, staff, onClose, onDone, onRefused }: RemoveStaffDialogProps) {
  const remove = useRemoveStaff();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('Remove Staff')}
      text={t(
        'Are you sure you want to remove {name}? They are signed out at once and cannot sign in again.',
        { name: fullName(staff) },
      )}
      confirmLabel={t('Remove Staff')}
      busyLabel={t('Removing...')}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(staff.user_id, {
          onSuccess: () => onDone(t('Staff removed successfully!')),
          onError: ({ message }) => onRefused(message),
        })
      }
    />
  );
}
