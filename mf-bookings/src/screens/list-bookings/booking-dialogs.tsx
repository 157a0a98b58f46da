import type { Booking } from '@suite/contracts/bookings';
import type { RecordLink } from '@suite/remote-kit';
import type { ActionMenuItem } from '@suite/ui';
import { DeleteBookingDialog } from '../delete-booking/delete-booking-dialog.tsx';
import { EditBookingDialog } from '../edit-booking/edit-booking-dialog.tsx';
import { GetBookingDialog } from '../get-booking/get-booking-dialog.tsx';
import type { BookingDialog } from './booking-actions.ts';

interface BookingDialogsProps {
  record: RecordLink;
  dialog: BookingDialog;
  actionsOf: (booking: Booking) => ActionMenuItem[];
  onDone: (message: string) => void;
  onFailed: (message: string) => void;
}

export function BookingDialogs({ record, dialog, actionsOf, onDone, onFailed }: BookingDialogsProps) {
  const { kind, thing: booking, open, opening, close } = dialog;
  const updated = (message: string) => {
    onDone(message);
    close();
  };
  return (
    <>
      {record.id === null ? null : (
        <GetBookingDialog
          key={`details ${record.id}`}
          open={record.isOpen}
          id={record.id}
          actionsOf={actionsOf}
          onClose={record.close}
        />
      )}
      {booking && kind === 'edit' ? (
        <EditBookingDialog
          key={`edit ${opening}`}
          open={open}
          booking={booking}
          onClose={close}
          onUpdated={updated}
        />
      ) : null}
      <DeleteBookingDialog
        open={open && kind === 'delete'}
        booking={booking}
        onDone={(message) => {
          onDone(message);
          // The details of a deleted booking have nothing to show.
          if (record.isOpen) record.close();
        }}
        onFailed={onFailed}
        onClose={close}
      />
    </>
  );
}
