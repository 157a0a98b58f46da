import type { CalendarDate } from '@suite/contracts/dates';
import type { DailyBookings } from '@suite/contracts/dashboard';

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : oneDecimal((part / whole) * 100);
}

/** Returns the growth since the beginning of the month in percent of the hotels before it. */
export function monthlyGrowth({ total, before }: { total: number; before: number }): number | null {
  return percentOf(total - before, before);
}

const serviceless = ['Maintenance', 'Out of Order'];

/** Counts one room per stay, limited to the rooms in service. */
export function roomFigures(
  byStatus: readonly { status: string; rooms: number }[],
  stays: number,
): { totalRooms: number; roomsInService: number; availableRooms: number; occupancyRate: number | null } {
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

export function fillDays(days: readonly CalendarDate[], counted: readonly DailyBookings[]): DailyBookings[] {
  const found = new Map(counted.map(({ day, bookings }) => [day, bookings]));
  return days.map((day) => ({ day, bookings: found.get(day) ?? 0 }));
}

export function sumSince(counted: readonly DailyBookings[], from: CalendarDate): number {
  return counted.reduce((sum, { day, bookings }) => (day >= from ? sum + bookings : sum), 0);
}
