import { calendarDateIn, type CalendarDate } from '@suite/contracts/dates';

/** Each day ends last in this zone, so a day that is past here is past everywhere. */
const lastZone = 'Etc/GMT+12';

/** Without a hotel, returns the earliest day that any hotel can still have; the server checks the chosen hotel's. */
export function hotelToday(timeZone: string | null | undefined, instant?: Date): CalendarDate {
  return calendarDateIn(timeZone ?? lastZone, instant);
}
