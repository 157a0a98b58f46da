import type { AttentionItem } from '@suite/contracts/attention';
import { sequence } from './sequence.ts';

const nextItem = sequence();

export const attentionItemFactory = {
  /** Builds an item for the primary guest of Seaview's booking 12, who arrives today and shows an ID at the desk. */
  build(fields: Partial<AttentionItem> = {}): AttentionItem {
    return {
      key: `item ${nextItem()}`,
      kind: 'desk',
      since: '2027-03-05T09:00:00.000Z',
      name: 'Ines Duarte',
      details: [],
      hotel_id: 1,
      hotel_name: 'Seaview',
      booking_id: 12,
      booked_by: 'Ines Duarte',
      checkin_date: '2027-03-05',
      days_to_arrival: 0,
      task_id: null,
      remote: null,
      ...fields,
    };
  },
};
