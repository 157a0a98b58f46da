import type { Booking } from '@suite/contracts/bookings';
import { ConfirmDialog } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import { useBookingDeletion } from './use-booking-deletion.ts';

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
