import type { Booking } from '@suite/contracts/bookings';
import type { RecordLink } from '@suite/remote-kit';
import type { StayAction } from '@suite/contracts/front-desk';
import type { ActionMenuItem, IconName, ScreenDialog } from '@suite/ui';
import { mayEditBooking, mayManageBooking } from '@suite/contracts/permissions';
import { useCan } from '@suite/session';
import { isAllVerified } from '../../domain/booking-status.ts';
import { mayGetRoom, stayActionNames, stayActionsOf } from '../../domain/stays.ts';
import { t } from '../../languages/catalog.ts';
import { AssignRoomDialog } from '../assign-room/assign-room-dialog.tsx';
import { CancelBookingDialog } from '../cancel-booking/cancel-booking-dialog.tsx';
import type { Stays } from '../check-in-booking/use-check-in-booking.tsx';
import { DeleteBookingDialog } from '../delete-booking/delete-booking-dialog.tsx';
import { EditBookingDialog } from '../edit-booking/edit-booking-dialog.tsx';
import { GetBookingDialog } from '../get-booking/get-booking-dialog.tsx';
import type { VerificationMails } from '../send-verification/send-verification.tsx';

interface BookingDialogsProps {
  record: RecordLink;
  dialog: BookingDialog;
  stays: Stays;
  actionsOf: (booking: Booking) => ActionMenuItem[];
  onDone: (message: string) => void;
  onFailed: (message: string) => void;
}

export function BookingDialogs(props: BookingDialogsProps) {
  const { record, dialog, stays, actionsOf, onDone, onFailed } = props;
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
      {booking && kind === 'room' ? (
        <AssignRoomDialog key={`room ${opening}`} open={open} booking={booking} onClose={close} />
      ) : null}
      {booking && kind === 'cancel' ? (
        <CancelBookingDialog
          key={`cancel ${opening}`}
          open={open}
          booking={booking}
          onClose={close}
          onCancelled={(message) => {
            stays.announce(booking.id, 'cancel', message);
            close();
          }}
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

export type BookingDialog = ScreenDialog<'edit' | 'room' | 'cancel' | 'delete', Booking>;

interface BookingActionsOptions {
  onView: (booking: Booking) => void;
  show: BookingDialog['show'];
  mails: VerificationMails;
  stays: Stays;
}

export function useBookingActions({ onView, show, mails, stays }: BookingActionsOptions) {
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
      mayManage &&
        mayGetRoom(booking) && {
          key: 'room',
          label: t('Assign a room…'),
          icon: 'home',
          onSelect: () => show('room', booking),
        },
      ...(mayManage ? stayEntries(booking, stays, () => show('cancel', booking)) : []),
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

const stayIcons: Partial<Record<StayAction, IconName>> = {
  'check-in': 'arrivals',
  'check-out': 'departures',
  'no-show': 'clock',
  cancel: 'close',
};

function stayEntries(booking: Booking, stays: Stays, onCancel: () => void): ActionMenuItem[] {
  const labels = stayActionNames();
  return stayActionsOf(booking).map((action) => ({
    key: action,
    label: labels[action],
    icon: stayIcons[action] ?? 'reload',
    disabled: stays.isBusy(booking.id),
    onSelect: () => {
      if (action === 'cancel') onCancel();
      else if (action === 'check-in') stays.startCheckIn(booking);
      else void stays.change(booking.id, action);
    },
  }));
}

function sendEntry(booking: Booking, { send, isSending }: VerificationMails): ActionMenuItem {
  const entry = {
    key: 'send',
    label: t('Send Verification'),
    icon: 'mail' as const,
    onSelect: () => void send(booking),
  };
  if (booking.stay_state === 'cancelled')
    return { ...entry, disabled: true, hint: t('This booking is cancelled') };
  if (isAllVerified(booking)) return { ...entry, disabled: true, hint: t('All guests are verified already') };
  return isSending(booking) ? { ...entry, disabled: true, hint: t('Sending...') } : entry;
}
