import { CalendarFeeds } from './calendar-feeds.tsx';
import { ExternalCalendars } from './external-calendars.tsx';

export function CalendarsTab() {
  return (
    <>
      <CalendarFeeds />
      <ExternalCalendars />
    </>
  );
}
