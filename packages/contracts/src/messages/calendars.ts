export const calendarSentences = {
  ROOM_BLOCK_EXTERNAL:
    'These nights come from the calendar {calendar}. Remove them there, or end the subscription.',
  CALENDAR_FEED_NOT_FOUND: 'This address was not found. It may have been revoked.',
  EXTERNAL_CALENDAR_NOT_FOUND: 'This calendar was not found. The subscription may have ended.',
  TOO_MANY_CALENDAR_FEEDS:
    'A hotel can have at most {count} calendar addresses. Revoke one that is no longer used.',
  TOO_MANY_EXTERNAL_CALENDARS: 'A hotel can subscribe to at most {count} calendars.',
  CALENDAR_ADDRESS_REFUSED: 'The address must start with https:// and lead to a public server.',
  TOO_MANY_CALENDARS_OF_ROOM: 'A room can subscribe to at most {count} calendars.',
  CALENDAR_ADDRESS_WITH_PASSWORD: 'The address must not contain a user name or password.',
  CALENDAR_ADDRESS_OWN:
    'This address shows the nights of this room itself. Enter that of the other platform.',
  CALENDAR_ADDRESS_TWICE: 'The room is already subscribed to this calendar.',
  CALENDAR_ADDRESS_LOST: 'The stored address can no longer be opened. Enter it again.',
  CALENDAR_UNREACHABLE: '{host} could not be reached.',
  CALENDAR_ANSWERED: '{host} answered with status {status}. Check the address of the calendar.',
  CALENDAR_TOO_SLOW: '{host} did not answer in time.',
  CALENDAR_TOO_LARGE: 'The calendar is larger than {megabytes} MB.',
  CALENDAR_TOO_MANY_REDIRECTS: '{host} redirects too often.',
  CALENDAR_UNREADABLE: 'The address does not lead to a calendar. Copy the address that ends in .ics.',
  CALENDAR_TOO_COMPLEX:
    'The calendar could not be read within {seconds} seconds. Its events may repeat too often.',
  CALENDAR_TOO_MANY_EVENTS: 'The calendar has too many events.',
  CALENDAR_OF_ROOM: '{hotel_name}: room {room_number}',
  CALENDAR_BOOKED: 'Booked',
  CALENDAR_BLOCKED: 'Blocked',
  CALENDAR_NO_ROOM: 'No room',
} as const;
