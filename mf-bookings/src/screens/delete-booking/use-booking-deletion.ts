import { toast } from '@suite/ui';
import { useDeleteBooking, useRestoreBooking } from '../../queries/bookings.ts';
import { t } from '../../languages/catalog.ts';

const undoMs = 5000;

interface BookingDeletionOptions {
  onDone: (message: string) => void;
  onFailed: (message: string) => void;
}

export function useBookingDeletion({ onDone, onFailed }: BookingDeletionOptions) {
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
