import { addDays, type CalendarDate } from '@suite/contracts/dates';
import type { RoomForm } from '@suite/contracts/hotels';

interface Nights {
  checkin_date: CalendarDate;
  no_nights: number;
}

export interface RoomPlan {
  /** Prefers `wanted`; another type is taken when no room of it is free, `wanted` when none is free at all. */
  take(stay: Nights, wanted: string): { room_type: string; room_number: string | null };
}

const nightsOf = ({ checkin_date, no_nights }: Nights) =>
  Array.from({ length: no_nights }, (_, night) => addDays(checkin_date, night));

/** Gives each stay a room that is free on all of its nights. A hotel without rooms has any number of each type. */
export function planRooms(rooms: readonly RoomForm[]): RoomPlan {
  const inService = rooms.filter(({ status }) => status !== 'Out of Order' && status !== 'Maintenance');
  const taken = new Set<string>();
  const types = [...new Set(inService.map(({ room_type }) => room_type))];
  return {
    take(stay, wanted) {
      const nights = nightsOf(stay);
      for (const room_type of new Set(types.length > 0 ? [wanted, ...types] : [])) {
        const free = inService.find(
          (room) =>
            room.room_type === room_type &&
            !nights.some((night) => taken.has(`${room.room_number} ${night}`)),
        );
        if (!free) continue;
        for (const night of nights) taken.add(`${free.room_number} ${night}`);
        return { room_type, room_number: free.room_number };
      }
      return { room_type: wanted, room_number: null };
    },
  };
}
