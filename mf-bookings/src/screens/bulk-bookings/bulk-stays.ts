import type { Booking } from '@suite/contracts/bookings';
import type { StayAction } from '@suite/contracts/front-desk';
import { renderAnswer } from '@suite/i18n';
import type { BulkAction, BulkBatches } from '@suite/ui';
import { undoOf } from '../../domain/stays.ts';
import { t, tn } from '../../languages/catalog.ts';
import { changeStays } from '../../queries/stays.ts';

export const bulkStayActions = ['check-in', 'check-out', 'no-show', 'cancel'] as const;
export type BulkStayAction = (typeof bulkStayActions)[number];

type Texts = Pick<BulkAction<Booking>, 'title' | 'ask' | 'confirm'>;

const textsOf: Record<BulkStayAction, () => Texts> = {
  'check-in': () => ({
    title: t('Check in'),
    ask: ({ length }) =>
      tn(
        length,
        'The guests of {count} booking check in. If a guest is not verified, or a point is still to be checked, they are not checked in and you see why.',
        'The guests of {count} bookings check in. Bookings with a guest who is not verified, or with a point still to be checked, are not checked in, and you see why.',
      ),
    confirm: ({ length }) => tn(length, 'Check in {count} booking', 'Check in {count} bookings'),
  }),
  'check-out': () => ({
    title: t('Check out'),
    ask: ({ length }) =>
      tn(
        length,
        'The stay of {count} booking ends now. You can undo this.',
        'The stays of {count} bookings end now. You can undo this.',
      ),
    confirm: ({ length }) => tn(length, 'Check out {count} booking', 'Check out {count} bookings'),
  }),
  'no-show': () => ({
    title: t('Mark as no-show'),
    ask: ({ length }) =>
      tn(
        length,
        'The guests of {count} booking did not come. Their room is free again. You can undo this.',
        'The guests of {count} bookings did not come. Their rooms are free again. You can undo this.',
      ),
    confirm: ({ length }) =>
      tn(length, 'Mark {count} booking as no-show', 'Mark {count} bookings as no-shows'),
  }),
  cancel: () => ({
    title: t('Cancel bookings'),
    ask: ({ length }) =>
      tn(
        length,
        "The room of {count} booking is free again, and the guest's link ends. Nothing is deleted, and you can undo the cancellation.",
        "The rooms of {count} bookings are free again, and the guests' links end. Nothing is deleted, and you can undo the cancellations.",
      ),
    confirm: ({ length }) => tn(length, 'Cancel {count} booking', 'Cancel {count} bookings'),
  }),
};

export function bulkStayAction(action: BulkStayAction, reason: string): BulkAction<Booking> {
  const undo = undoOf[action];
  return {
    ...textsOf[action](),
    isDangerous: action === 'cancel',
    unneededLabel: t('left out'),
    step: batchesOf(action, reason),
    ...(undo && { undo: batchesOf(undo, '') }),
  };
}

/** The server accepts this many bookings at once. */
const batchSize = 100;

function batchesOf(action: StayAction, reason: string): BulkBatches<Booking> {
  return {
    size: batchSize,
    send: async (bookings) => {
      const results = await changeStays({ ids: bookings.map(({ id }) => id), action, reason });
      return bookings.map(({ id }) => {
        const refusal = results.find(({ booking_id }) => booking_id === id)?.refusal;
        return refusal
          ? { state: 'refused', text: renderAnswer(refusal) }
          : { state: 'done', text: action.startsWith('undo') ? t('Undone') : '' };
      });
    },
  };
}
