import { mayEditBooking, mayManageBooking, type Booking } from '@suite/contracts';
import { useCan } from '@suite/session';
import type { ActionMenuItem, ScreenDialog } from '@suite/ui';

/** The dialog a row's menu opens, and for which booking. */
export type BookingDialog = ScreenDialog<'details' | 'edit' | 'delete', Booking>;

/** What the caller may do to a booking of the list, as the entries of its row's menu. */
export function useBookingActions(show: BookingDialog['show']): (booking: Booking) => ActionMenuItem[] {
  const mayEdit = useCan(mayEditBooking);
  const mayDelete = useCan(mayManageBooking);
  return (booking) => [
    {
      key: 'details',
      label: 'View Details',
      icon: 'view',
      onSelect: () => show('details', booking),
    },
    ...(mayEdit
      ? [
          {
            key: 'edit',
            label: 'Edit Booking',
            icon: 'edit' as const,
            onSelect: () => show('edit', booking),
          },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            key: 'delete',
            label: 'Delete Booking',
            icon: 'delete' as const,
            danger: true,
            divider: true,
            onSelect: () => show('delete', booking),
          },
        ]
      : []),
  ];
}
