import { DeleteBookingDialog } from '../delete-booking/delete-booking-dialog.tsx';
import { EditBookingDialog } from '../edit-booking/edit-booking-dialog.tsx';
import { GetBookingDialog } from '../get-booking/get-booking-dialog.tsx';
import type { BookingDialog } from './booking-actions.ts';

interface BookingDialogsProps {
  dialog: BookingDialog;
  /** Called with the server's message. */
  onDone: (message: string) => void;
  onFailed: (message: string) => void;
}

/** Whatever a row's menu has opened. */
export function BookingDialogs({ dialog, onDone, onFailed }: BookingDialogsProps) {
  const { kind, thing: booking, open, opening, close } = dialog;
  const updated = (message: string) => {
    onDone(message);
    close();
  };
  return (
    <>
      {booking && kind === 'details' ? (
        <GetBookingDialog key={opening} open={open} id={booking.id} onClose={close} />
      ) : null}
      {booking && kind === 'edit' ? (
        <EditBookingDialog key={opening} open={open} booking={booking} onClose={close} onUpdated={updated} />
      ) : null}
      <DeleteBookingDialog
        open={open && kind === 'delete'}
        booking={booking}
        onDone={onDone}
        onFailed={onFailed}
        onClose={close}
      />
    </>
  );
}
