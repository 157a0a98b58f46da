import { calendarDateIn, type CalendarDate } from '@suite/contracts/dates';

interface Stay {
  checkout_date: CalendarDate | null;
  checked_out_at: Date | null;
  time_zone: string;
}

/** A stay also ends on its check-out date in the hotel's time zone, without a recorded check-out. */
export function isStayOver({ checkout_date, checked_out_at, time_zone }: Stay, now: Date): boolean {
  if (checked_out_at) return true;
  return checkout_date !== null && calendarDateIn(time_zone, now) >= checkout_date;
}
