import type { Booking } from '@suite/contracts/bookings';
import type { BulkAction } from '@suite/ui';
import { isAllVerified } from '../../domain/booking-status.ts';
import { t, tn } from '../../languages/catalog.ts';
import { deleteBooking, restoreBooking, sendVerification } from '../../queries/bookings.ts';

export type BulkKind = 'send' | 'delete';

export function bulkActionOf(kind: BulkKind): BulkAction<Booking> {
  return kind === 'send' ? sendAction() : deleteAction();
}

const leftIn = (bookings: readonly Booking[]) => bookings.filter((one) => !isAllVerified(one)).length;

function sendAction(): BulkAction<Booking> {
  return {
    title: t('Send Verification'),
    unneededLabel: t('already verified'),
    ask: (bookings) => {
      const left = leftIn(bookings);
      if (left === 0)
        return t('All guests of these bookings are verified already: there is nothing to send.');
      const goesTo = tn(
        left,
        'The verification email goes to the primary guest of {count} booking.',
        'The verification email goes to the primary guest of {count} bookings.',
      );
      const others = bookings.length - left;
      if (others === 0) return goesTo;
      return `${goesTo} ${tn(others, '{count} already verified: left out.', '{count} already verified: left out.')}`;
    },
    confirm: (bookings) => {
      const left = leftIn(bookings);
      return left > 0 ? tn(left, 'Send {count} email', 'Send {count} emails') : null;
    },
    step: async (booking) => {
      if (isAllVerified(booking)) return { state: 'unneeded', text: t('Already verified') };
      return { state: 'done', text: t('Sent to {email}', { email: await sendVerification(booking.id) }) };
    },
  };
}

function deleteAction(): BulkAction<Booking> {
  return {
    title: t('Delete Bookings'),
    isDangerous: true,
    unneededLabel: t('left out'),
    ask: ({ length }) =>
      tn(
        length,
        'Are you sure you want to delete {count} booking? You can take it back for one minute.',
        'Are you sure you want to delete {count} bookings? You can take it back for one minute.',
      ),
    confirm: ({ length }) => tn(length, 'Delete {count} booking', 'Delete {count} bookings'),
    step: async ({ id }) => ({ state: 'done', text: await deleteBooking(id) }),
    undo: async ({ id }) => ({ state: 'done', text: await restoreBooking(id) }),
  };
}
