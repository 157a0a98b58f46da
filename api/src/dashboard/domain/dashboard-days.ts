import { addDays, daysBetween, type CalendarDate } from '@suite/contracts/dates';
import type { DashboardRange } from '@suite/contracts/dashboard';

export interface DayRange {
  from: CalendarDate;
  to: CalendarDate;
}

export function monthStart(day: CalendarDate): CalendarDate {
  return `${day.slice(0, 7)}-01`;
}

export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const date = new Date(`${monthStart(day)}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

export function daysOf({ from, to }: DashboardRange, today: CalendarDate): DayRange {
  return from && to ? { from, to } : { from: addDays(today, -6), to: today };
}

/** Widens the range to whole months, and defaults to the last twelve. */
export function monthsOf({ from, to }: DashboardRange, today: CalendarDate): DayRange {
  const [first, last] = from && to ? [monthStart(from), to] : [addMonths(today, -11), today];
  return { from: first, to: addDays(addMonths(last, 1), -1) };
}

export function listDays({ from, to }: DayRange): CalendarDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

export function listMonths({ from, to }: DayRange): string[] {
  const months: string[] = [];
  for (let day = monthStart(from); day <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return months;
}
