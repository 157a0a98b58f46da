import type { Booking } from '@suite/contracts/bookings';
import type { RecordLink } from '@suite/remote-kit';
import type { ActionMenuItem, ScreenDialog } from '@suite/ui';
import { mayEditBooking, mayManageBooking } from '@suite/contracts/permissions';
import { useCan } from '@suite/session';
import { isAllVerified } from '../../domain/booking-status.ts';
import { t } from '../../languages/catalog.ts';
import { DeleteBookingDialog } from '../delete-booking/delete-booking-dialog.tsx';
import { EditBookingDialog } from '../edit-booking/edit-booking-dialog.tsx';
import { GetBookingDialog } from '../get-booking/get-booking-dialog.tsx';
import type { VerificationMails } from '../send-verification/send-verification.tsx';

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

export type BookingDialog = ScreenDialog<'edit' | 'delete', Booking>;

interface BookingActionsOptions {
  onView: (booking: Booking) => void;
  show: BookingDialog['show'];
  mails: VerificationMails;
}

export function useBookingActions({ onView, show, mails }: BookingActionsOptions) {
  const mayEdit = useCan(mayEditBooking);
  const mayManage = useCan(mayManageBooking);
  return (booking: Booking): ActionMenuItem[] => {
    const entries: (ActionMenuItem | false)[] = [
      { key: 'details', label: t('View Details'), icon: 'view', onSelect: () => onView(booking) },
      mayManage && sendEntry(booking, mails),
      mayEdit && {
        key: 'edit',
        label: t('Edit Booking'),
        icon: 'edit',
        onSelect: () => show('edit', booking),
      },
      mayManage && {
        key: 'delete',
        label: t('Delete Booking'),
        icon: 'delete',
        danger: true,
        divider: true,
        onSelect: () => show('delete', booking),
      },
    ];
    return entries.filter((entry) => entry !== false);
  };
}

function sendEntry(booking: Booking, { send, isSending }: VerificationMails): ActionMenuItem {
  const entry = {
    key: 'send',
    label: t('Send Verification'),
    icon: 'mail' as const,
    onSelect: () => void send(booking),
  };
  if (isAllVerified(booking)) return { ...entry, disabled: true, hint: t('All guests are verified already') };
  return isSending(booking) ? { ...entry, disabled: true, hint: t('Sending...') } : entry;
}
