export {
  createCalendarFeedEndpoint,
  createCalendarFeedSchema,
  getCalendarFeedEndpoint,
  listCalendarFeedsEndpoint,
  revokeCalendarFeedEndpoint,
  type CalendarFeed,
  type CreateCalendarFeedPayload,
} from './calendar-feeds.endpoint.ts';
export {
  calendarIntervals,
  createExternalCalendarEndpoint,
  createExternalCalendarSchema,
  deleteExternalCalendarEndpoint,
  listExternalCalendarsEndpoint,
  readExternalCalendarEndpoint,
  updateExternalCalendarEndpoint,
  updateExternalCalendarSchema,
  type CalendarState,
  type CreateExternalCalendarPayload,
  type ExternalCalendar,
  type UpdateExternalCalendarPayload,
} from './external-calendars.endpoint.ts';
