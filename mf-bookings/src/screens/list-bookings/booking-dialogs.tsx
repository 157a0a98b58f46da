import { ConfirmDialog } from '@suite/ui';
import type { BookingDialog } from './booking-actions.ts';
import { BookingDetailsDialog } from './booking-details-dialog.tsx';
import { EditBookingDialog } from './edit-booking-dialog.tsx';
import { useBookingDeletion } from './use-booking-deletion.ts';

interface BookingDialogsProps {
  dialog: BookingDialog;
  /** Called with the server's message. */
  onDone: (message: string) => void;
  onFailed: (message: string) => void;
}

/** Whatever a row's menu has opened. */
export function BookingDialogs({ dialog, onDone, onFailed }: BookingDialogsProps) {
  const { deleteBooking, busy } = useBookingDeletion({ onDone, onFailed });
  const { kind, thing: booking, open, opening, close } = dialog;
  if (!booking) return null;
  if (kind === 'details') {
    return <BookingDetailsDialog key={opening} open={open} id={booking.id} onClose={close} />;
  }
  if (kind === 'edit') {
    const updated = (message: string) => {
      onDone(message);
      close();
    };
    return (
      <EditBookingDialog key={opening} open={open} booking={booking} onClose={close} onUpdated={updated} />
    );
  }
  return (
    <ConfirmDialog
      open={open}
      danger
      title="Delete Booking"
      text="Are you sure you want to delete this booking? This action cannot be undone."
      confirmLabel="Delete Booking"
      busyLabel="Deleting..."
      busy={busy}
      onConfirm={() => deleteBooking(booking.id, close)}
      onCancel={close}
    />
  );
}
