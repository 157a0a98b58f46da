import type { Booking } from '@suite/contracts';
import { isAllVerified } from '../../domain/booking-status.ts';
import { bookingsOf } from '../../domain/bulk-run.ts';
import { deleteBooking } from '../../queries/delete-booking.mutation.ts';
import { restoreBooking } from '../../queries/restore-booking.mutation.ts';
import { sendVerification } from '../../queries/send-verification.mutation.ts';
import type { BulkStep } from './use-bulk-run.ts';

interface BulkAction {
  title: string;
  /** The question before it begins. */
  ask: (bookings: readonly Booking[]) => string;
  confirm: (bookings: string) => string;
  step: BulkStep;
  /** What takes it back. */
  undo?: BulkStep;
}

export type BulkKind = 'send' | 'delete';

/** What can be done to many bookings. */
export const bulkKinds: Record<BulkKind, BulkAction> = {
  send: {
    title: 'Send Verification',
    ask: (bookings) => {
      const done = bookings.filter(isAllVerified).length;
      const mails = bookingsOf(bookings.length - done);
      return `The verification email goes to the primary guest of ${mails}.${done > 0 ? ` ${done} already verified: left out.` : ''}`;
    },
    confirm: (bookings) => `Send for ${bookings}`,
    step: async (booking) => {
      if (isAllVerified(booking)) return { state: 'unneeded', text: 'Already verified' };
      return { state: 'done', text: `Sent to ${await sendVerification(booking.id)}` };
    },
  },
  delete: {
    title: 'Delete Bookings',
    ask: (bookings) =>
      `Are you sure you want to delete ${bookingsOf(bookings.length)}? You can take it back for one minute.`,
    confirm: (bookings) => `Delete ${bookings}`,
    step: async ({ id }) => ({ state: 'done', text: await deleteBooking(id) }),
    undo: async ({ id }) => ({ state: 'done', text: await restoreBooking(id) }),
  },
};
