export { addDays, calendarDateIn, daysBetween, isCalendarDate, type CalendarDate } from './calendar-date.ts';
export { formatDay, formatMoment, zoneName } from './format-instant.ts';
