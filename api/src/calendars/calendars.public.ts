export { calendarAddressColumn } from './calendar-address.ts';
export { selectCalendarProblems } from './external-calendars.repository.ts';
