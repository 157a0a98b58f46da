import type { Booking } from '@suite/contracts/bookings';
import type { BulkAction } from '@suite/ui';
import { isAllVerified } from '../../domain/booking-status.ts';
import { bookingsOf, countOf } from '../../domain/count-of.ts';
import { deleteBooking } from '../../queries/delete-booking.mutation.ts';
import { restoreBooking } from '../../queries/restore-booking.mutation.ts';
import { sendVerification } from '../../queries/send-verification.mutation.ts';

export type BulkKind = 'send' | 'delete';

const leftIn = (bookings: readonly Booking[]) => bookings.filter((one) => !isAllVerified(one)).length;

/** What can be done to many bookings. */
export const bulkKinds: Record<BulkKind, BulkAction<Booking>> = {
  send: {
    title: 'Send Verification',
    unneededLabel: 'already verified',
    ask: (bookings) => {
      const left = leftIn(bookings);
      if (left === 0) return 'All guests of these bookings are verified already: there is nothing to send.';
      const others = bookings.length - left;
      return `The verification email goes to the primary guest of ${bookingsOf(left)}.${others > 0 ? ` ${others} already verified: left out.` : ''}`;
    },
    confirm: (bookings) => (leftIn(bookings) > 0 ? `Send ${countOf(leftIn(bookings), 'email')}` : null),
    step: async (booking) => {
      if (isAllVerified(booking)) return { state: 'unneeded', text: 'Already verified' };
      return { state: 'done', text: `Sent to ${await sendVerification(booking.id)}` };
    },
  },
  delete: {
    title: 'Delete Bookings',
    isDangerous: true,
    unneededLabel: 'left out',
    ask: (bookings) =>
      `Are you sure you want to delete ${bookingsOf(bookings.length)}? You can take it back for one minute.`,
    confirm: (bookings) => `Delete ${bookingsOf(bookings.length)}`,
    step: async ({ id }) => ({ state: 'done', text: await deleteBooking(id) }),
    undo: async ({ id }) => ({ state: 'done', text: await restoreBooking(id) }),
  },
};
