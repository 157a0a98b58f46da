import { calendarDateIn, type CalendarDate } from '@suite/contracts/dates';

/** The zone in which every day begins last: whatever is past there is past everywhere. */
const lastZone = 'Etc/GMT+12';

/**
 * The hotel's own calendar day. Without a hotel of one's own the day is the earliest one that any hotel
 * can still be in; the server then judges by the chosen hotel's.
 */
export function hotelToday(timeZone: string | null | undefined, instant?: Date): CalendarDate {
  return calendarDateIn(timeZone ?? lastZone, instant);
}
