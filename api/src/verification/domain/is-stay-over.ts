import { calendarDateIn, type CalendarDate } from '@suite/contracts/dates';

interface Stay {
  checkout_date: CalendarDate | null;
  checked_out_at: Date | null;
  /** Of the hotel. */
  time_zone: string;
}

/** Whether the guests have left: staff recorded it, or it is the day of leaving where the hotel is. */
export function isStayOver({ checkout_date, checked_out_at, time_zone }: Stay, now: Date): boolean {
  if (checked_out_at) return true;
  return checkout_date !== null && calendarDateIn(time_zone, now) >= checkout_date;
}
