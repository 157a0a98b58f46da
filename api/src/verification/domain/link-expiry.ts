import { addDays, calendarDateIn, type CalendarDate } from '@suite/contracts';

const daysWithoutCheckout = 30;

/** What decides how long the link of a booking works. */
export interface LinkedStay {
  checkin_date: CalendarDate;
  checkout_date: CalendarDate | null;
  /** Of the hotel: an IANA name. */
  time_zone: string;
}

/** Whether the link still works: to the end of its last day where the hotel is. */
export function isLinkAlive(stay: LinkedStay, now: Date): boolean {
  const lastDay = stay.checkout_date ?? addDays(stay.checkin_date, daysWithoutCheckout);
  return calendarDateIn(stay.time_zone, now) <= lastDay;
}
