import { mayEditBooking, mayManageBooking } from '@suite/contracts/permissions';
import type { Booking } from '@suite/contracts/bookings';
import { useCan } from '@suite/session';
import type { ActionMenuItem, ScreenDialog } from '@suite/ui';
import { isAllVerified } from '../../domain/booking-status.ts';
import type { VerificationMails } from '../send-verification/use-send-verification.ts';
import { t } from '../../languages/catalog.ts';

export type BookingDialog = ScreenDialog<'edit' | 'delete', Booking>;

interface BookingActionsOptions {
  onView: (booking: Booking) => void;
  show: BookingDialog['show'];
  mails: VerificationMails;
}

export function useBookingActions({ onView, show, mails }: BookingActionsOptions) {
  const mayEdit = useCan(mayEditBooking);
  const mayManage = useCan(mayManageBooking);
  return (booking: Booking): ActionMenuItem[] => [
    {
      key: 'details',
      label: t('View Details'),
      icon: 'view',
      onSelect: () => onView(booking),
    },
    ...(mayManage ? [sendEntry(booking, mails)] : []),
    ...(mayEdit
      ? [
          {
            key: 'edit',
            label: t('Edit Booking'),
            icon: 'edit' as const,
            onSelect: () => show('edit', booking),
          },
        ]
      : []),
    ...(mayManage
      ? [
          {
            key: 'delete',
            label: t('Delete Booking'),
            icon: 'delete' as const,
            danger: true,
            divider: true,
            onSelect: () => show('delete', booking),
          },
        ]
      : []),
  ];
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
