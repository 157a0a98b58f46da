import type { CalendarDate } from '@suite/contracts/dates';
import type { DailyBookings } from '@suite/contracts/dashboard';
import type { TypeAvailability } from '@suite/contracts/rooms';

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

/** A type that is oversold does not take the rooms of another one. */
export function roomFigures(
  totalRooms: number,
  tonight: readonly TypeAvailability[],
): { totalRooms: number; roomsInService: number; availableRooms: number; occupancyRate: number | null } {
  const nights = tonight.flatMap(({ nights: [night] }) => night ?? []);
  const roomsInService = nights.reduce((sum, { in_service }) => sum + in_service, 0);
  const availableRooms = nights.reduce((sum, { left }) => sum + Math.max(0, left), 0);
  const occupancyRate = percentOf(roomsInService - availableRooms, roomsInService);
  return { totalRooms, roomsInService, availableRooms, occupancyRate };
}

export function fillDays(days: readonly CalendarDate[], counted: readonly DailyBookings[]): DailyBookings[] {
  const found = new Map(counted.map(({ day, bookings }) => [day, bookings]));
  return days.map((day) => ({ day, bookings: found.get(day) ?? 0 }));
}

export function sumSince(counted: readonly DailyBookings[], from: CalendarDate): number {
  return counted.reduce((sum, { day, bookings }) => (day >= from ? sum + bookings : sum), 0);
}
