export { addDays, calendarDateIn, daysBetween, isCalendarDate, type CalendarDate } from './calendar-date.ts';
