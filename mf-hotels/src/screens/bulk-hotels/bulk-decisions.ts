import type { Hotel } from '@suite/contracts/hotels';
import type { BulkAction } from '@suite/ui';
import { t, tn } from '../../languages/catalog.ts';
import { approveHotel, rejectHotel } from '../../queries/hotels.ts';

export type BulkDecision = 'approve' | 'reject';

const countUndecided = (hotels: readonly Hotel[]) =>
  hotels.filter(({ is_approved }) => is_approved === null).length;

function ask(hotels: readonly Hotel[], question: (undecided: number) => string): string {
  const undecided = countUndecided(hotels);
  if (undecided === 0) return t('All of these hotels are decided already: there is nothing to do.');
  const others = hotels.length - undecided;
  if (others === 0) return question(undecided);
  const leftOut = tn(others, '{count} decided already: left out.', '{count} decided already: left out.');
  return `${question(undecided)} ${leftOut}`;
}

function confirm(hotels: readonly Hotel[], label: (undecided: number) => string): string | null {
  const undecided = countUndecided(hotels);
  return undecided > 0 ? label(undecided) : null;
}

const leaveOut = ({ is_approved }: Hotel) =>
  ({ state: 'unneeded', text: is_approved ? t('Approved already') : t('Rejected already') }) as const;

export function approveHotels(): BulkAction<Hotel> {
  return {
    title: t('Approve Hotels'),
    unneededLabel: t('decided already'),
    ask: (hotels) =>
      ask(hotels, (undecided) =>
        tn(
          undecided,
          'Are you sure you want to approve {count} hotel? This will create admin credentials for each and send them via email.',
          'Are you sure you want to approve {count} hotels? This will create admin credentials for each and send them via email.',
        ),
      ),
    confirm: (hotels) =>
      confirm(hotels, (undecided) => tn(undecided, 'Approve {count} hotel', 'Approve {count} hotels')),
    step: async (hotel) => {
      if (hotel.is_approved !== null) return leaveOut(hotel);
      return { state: 'done', text: (await approveHotel(hotel.id)).message };
    },
  };
}

export function rejectHotels(reasonOf: (hotel: Hotel) => string): BulkAction<Hotel> {
  return {
    title: t('Reject Hotels'),
    isDangerous: true,
    unneededLabel: t('decided already'),
    ask: (hotels) =>
      ask(hotels, (undecided) =>
        tn(
          undecided,
          'Are you sure you want to reject {count} hotel? Please provide a reason for rejection.',
          'Are you sure you want to reject {count} hotels? Please provide a reason for rejection.',
        ),
      ),
    confirm: (hotels) =>
      confirm(hotels, (undecided) => tn(undecided, 'Reject {count} hotel', 'Reject {count} hotels')),
    step: async (hotel) => {
      if (hotel.is_approved !== null) return leaveOut(hotel);
      const { message } = await rejectHotel({ id: hotel.id, rejection_reason: reasonOf(hotel).trim() });
      return { state: 'done', text: message };
    },
  };
}
