import type { CalendarDate } from '@suite/contracts/dates';
import type { DailyBookings } from '@suite/contracts/dashboard';

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** `part` in percent of `whole`, one decimal; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : oneDecimal((part / whole) * 100);
}

/** How much hotels have grown by since the month began, in percent of those there before. */
export function monthlyGrowth({ total, before }: { total: number; before: number }): number | null {
  return percentOf(total - before, before);
}

const serviceless = ['Maintenance', 'Out of Order'];

export interface RoomFigures {
  totalRooms: number;
  roomsInService: number;
  availableRooms: number;
  occupancyRate: number | null;
}

/** Each stay of the night takes one room in service, and no more rooms are taken than there are. */
export function roomFigures(
  byStatus: readonly { status: string; rooms: number }[],
  stays: number,
): RoomFigures {
  const countOf = (rows: typeof byStatus) => rows.reduce((sum, { rooms }) => sum + rooms, 0);
  const roomsInService = countOf(byStatus.filter(({ status }) => !serviceless.includes(status)));
  const taken = Math.min(stays, roomsInService);
  return {
    totalRooms: countOf(byStatus),
    roomsInService,
    availableRooms: roomsInService - taken,
    occupancyRate: percentOf(taken, roomsInService),
  };
}

/** One entry a day, 0 where nothing was counted. */
export function fillDays(days: readonly CalendarDate[], counted: readonly DailyBookings[]): DailyBookings[] {
  const found = new Map(counted.map(({ day, bookings }) => [day, bookings]));
  return days.map((day) => ({ day, bookings: found.get(day) ?? 0 }));
}

/** What was counted from a day on. */
export function sumSince(counted: readonly DailyBookings[], from: CalendarDate): number {
  return counted.reduce((sum, { day, bookings }) => (day >= from ? sum + bookings : sum), 0);
}
