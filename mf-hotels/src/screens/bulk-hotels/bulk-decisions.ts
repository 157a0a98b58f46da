import type { Hotel } from '@suite/contracts/hotels';
import type { BulkAction } from '@suite/ui';
import { approvalOf } from '../../domain/approval.ts';
import { hotelsOf } from '../../domain/hotels-of.ts';
import { approveHotel } from '../../queries/approve-hotel.mutation.ts';
import { rejectHotel } from '../../queries/reject-hotel.mutation.ts';

export type BulkDecision = 'approve' | 'reject';

const unneededLabel = 'decided already';

const undecided = (hotels: readonly Hotel[]) =>
  hotels.filter(({ is_approved }) => is_approved === null).length;

function ask(hotels: readonly Hotel[], question: (count: string) => string): string {
  const left = undecided(hotels);
  if (left === 0) return 'All of these hotels are decided already: there is nothing to do.';
  const others = hotels.length - left;
  return `${question(hotelsOf(left))}${others > 0 ? ` ${others} decided already: left out.` : ''}`;
}

const leaveOut = (hotel: Hotel) => ({ state: 'unneeded', text: `${approvalOf(hotel)} already` }) as const;

/** Approves many hotels. */
export const approveHotels: BulkAction<Hotel> = {
  title: 'Approve Hotels',
  unneededLabel,
  ask: (hotels) =>
    ask(
      hotels,
      (count) =>
        `Are you sure you want to approve ${count}? This will create admin credentials for each and send them via email.`,
    ),
  confirm: (hotels) => (undecided(hotels) > 0 ? `Approve ${hotelsOf(undecided(hotels))}` : null),
  step: async (hotel) => {
    if (hotel.is_approved !== null) return leaveOut(hotel);
    return { state: 'done', text: (await approveHotel(hotel.id)).message };
  },
};

/** Rejects many hotels, each for the reason that is given for it. */
export function rejectHotels(reasonOf: (hotel: Hotel) => string): BulkAction<Hotel> {
  return {
    title: 'Reject Hotels',
    isDangerous: true,
    unneededLabel,
    ask: (hotels) =>
      ask(
        hotels,
        (count) => `Are you sure you want to reject ${count}? Please provide a reason for rejection.`,
      ),
    confirm: (hotels) => (undecided(hotels) > 0 ? `Reject ${hotelsOf(undecided(hotels))}` : null),
    step: async (hotel) => {
      if (hotel.is_approved !== null) return leaveOut(hotel);
      const { message } = await rejectHotel({ id: hotel.id, rejection_reason: reasonOf(hotel).trim() });
      return { state: 'done', text: message };
    },
  };
}
