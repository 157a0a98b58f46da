import { array, boolean, number, object, string, type InferType } from 'yup';
import { flagField, idIn, pathIdField, textField, wholeNumberField } from '../forms/strict-fields.ts';
import { singleLine } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';

const manageHotel = { anyOf: ['manage_hotel'] } as const;

export const calendarNameField = () =>
  singleLine('Name').required('Name is required').max(60, 'Name must be at most 60 characters');

const calendarFeedSchema = object({
  id: number().required(),
  name: string().required(),
  room_id: number().defined().nullable(),
  room_number: string().defined().nullable(),
  includes_names: boolean().required(),
  created_at: string().required(),
  created_by: string().defined().nullable(),
  last_read_at: string().defined().nullable(),
});
export type CalendarFeed = InferType<typeof calendarFeedSchema>;

/** The addresses at which other calendars read when rooms of the own hotel are busy. Their secrets are not in the answer. */
export const listCalendarFeedsEndpoint = defineEndpoint({
  name: 'list-calendar-feeds',
  method: 'GET',
  path: '/integrations/calendar-feeds',
  access: manageHotel,
  result: object({ feeds: array(calendarFeedSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch the calendar addresses',
});

export const createCalendarFeedSchema = object({
  name: calendarNameField(),
  room_id: idIn(wholeNumberField('Room'), 'Room').nullable().defined('Room is required'),
  includes_names: flagField('Guest names').default(false),
}).noUnknown();
export type CreateCalendarFeedPayload = InferType<typeof createCalendarFeedSchema>;

/**
 * Makes an address for one room, or for the whole hotel without `room_id`. The address lets its holder read the calendar: it is shown in
 * this answer only. Guests are named with `includes_names` alone.
 */
export const createCalendarFeedEndpoint = defineEndpoint({
  name: 'create-calendar-feed',
  method: 'POST',
  path: '/integrations/calendar-feeds',
  access: manageHotel,
  confirmation: 'action',
  body: createCalendarFeedSchema,
  result: object({ feed: calendarFeedSchema.required(), address: string().required() }),
  fallbackMessage: 'Failed to make the calendar address',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** From then on the address answers 404. */
export const revokeCalendarFeedEndpoint = defineEndpoint({
  name: 'revoke-calendar-feed',
  method: 'DELETE',
  path: '/integrations/calendar-feeds/{id}',
  access: manageHotel,
  params: object({ id: pathIdField('Calendar address') }),
  result: object({}),
  fallbackMessage: 'Failed to revoke the calendar address',
  errors: ['NOT_FOUND'],
});

/**
 * The busy nights of a room or hotel as iCalendar (RFC 5545): an all-day event for each stay and block, from the arrival until
 * the departure, from 30 days ago to 18 months ahead. Nights of subscribed calendars are not in it, so that two calendars that
 * read each other do not keep nights that both have freed. The last part of the address is its secret.
 */
export const getCalendarFeedEndpoint = defineEndpoint({
  name: 'get-calendar-feed',
  method: 'GET',
  path: '/calendars/{file}',
  access: 'public',
  params: object({ file: textField('File').required('File is required') }),
  raw: 'text/calendar; charset=utf-8',
  result: string().required(),
  fallbackMessage: 'Failed to fetch the calendar',
  errors: ['NOT_FOUND'],
});
