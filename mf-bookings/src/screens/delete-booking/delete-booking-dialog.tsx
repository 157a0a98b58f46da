import type { Booking } from '@suite/contracts/bookings';
import { ConfirmDialog, toast } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import { useDeleteBooking, useRestoreBooking } from '../../queries/bookings.ts';

interface DeleteBookingDialogProps {
  open: boolean;
  /** Is null before the first opening. */
  booking: Booking | null;
  /** Receives the server's message about the deletion or its undo. */
  onDone: (message: string) => void;
  onFailed: (message: string) => void;
  onClose: () => void;
}

/** Stays rendered while it is closed, because the undo offer outlives it. */
export function DeleteBookingDialog({ open, booking, onDone, onFailed, onClose }: DeleteBookingDialogProps) {
  const { deleteBooking, busy } = useBookingDeletion({ onDone, onFailed });
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('Delete Booking')}
      text={t('Are you sure you want to delete this booking? This action cannot be undone.')}
      confirmLabel={t('Delete Booking')}
      busyLabel={t('Deleting...')}
      busy={busy}
      onConfirm={() => {
        if (booking) deleteBooking(booking.id, onClose);
      }}
      onCancel={onClose}
    >
      {booking ? <strong>{t('Booking #{id}, {name}', { id: booking.id, name: booking.name })}</strong> : null}
    </ConfirmDialog>
  );
}

const undoMs = 5000;

interface BookingDeletionOptions {
  onDone: (message: string) => void;
  onFailed: (message: string) => void;
}

function useBookingDeletion({ onDone, onFailed }: BookingDeletionOptions) {
  const remove = useDeleteBooking();
  const restore = useRestoreBooking();
  const onError = ({ message }: { message: string }) => onFailed(message);
  const undo = (id: number) => restore.mutate(id, { onSuccess: onDone, onError });
  const deleteBooking = (id: number, onSettled: () => void) =>
    remove.mutate(id, {
      onSuccess: (message) => {
        toast.warning(t('Booking deleted'), {
          durationMs: undoMs,
          action: { label: t('Undo'), onSelect: () => undo(id) },
        });
        onDone(message);
      },
      onError,
      onSettled,
    });
  return { deleteBooking, busy: remove.isPending };
}
