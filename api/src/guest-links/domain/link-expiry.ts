import { addDays, calendarDateIn, type CalendarDate } from '@suite/contracts/dates';

export const daysWithoutCheckout = 30;

export interface LinkedStay {
  checkin_date: CalendarDate;
  checkout_date: CalendarDate | null;
  time_zone: string;
}

export function lastDayOfLink({ checkin_date, checkout_date }: Omit<LinkedStay, 'time_zone'>): CalendarDate {
  return checkout_date ?? addDays(checkin_date, daysWithoutCheckout);
}

export function isLinkAlive(stay: LinkedStay, now: Date): boolean {
  return calendarDateIn(stay.time_zone, now) <= lastDayOfLink(stay);
}
