export { calendarAddressColumn, sealAddress } from './calendar-address.ts';
export { selectCalendarProblems } from './external-calendars.repository.ts';
