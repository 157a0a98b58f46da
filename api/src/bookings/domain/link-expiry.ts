import { addDays, calendarDateIn, type CalendarDate } from '@suite/contracts/dates';

/** How long the link of a stay without a check-out works. */
export const daysWithoutCheckout = 30;

/** What decides how long the link of a booking works. */
export interface LinkedStay {
  checkin_date: CalendarDate;
  checkout_date: CalendarDate | null;
  /** Of the hotel: an IANA name. */
  time_zone: string;
}

/** The last day on which the link works, where the hotel is. */
export function lastDayOfLink({ checkin_date, checkout_date }: Omit<LinkedStay, 'time_zone'>): CalendarDate {
  return checkout_date ?? addDays(checkin_date, daysWithoutCheckout);
}

/** Whether the link still works: to the end of its last day where the hotel is. */
export function isLinkAlive(stay: LinkedStay, now: Date): boolean {
  return calendarDateIn(stay.time_zone, now) <= lastDayOfLink(stay);
}
