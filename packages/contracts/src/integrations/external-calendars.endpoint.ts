import { array, number, object, string, type InferType } from 'yup';
import { flagField, idIn, pathIdField, textField, wholeNumberField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { messageSchema } from '../http/message.schema.ts';
import { calendarNameField } from './calendar-feeds.endpoint.ts';

const manageHotel = { anyOf: ['manage_hotel'] } as const;

/** `shrunk`: most events were missing at once, and the earlier ones stay until that is confirmed. */
export const calendarStates = ['new', 'fresh', 'failing', 'shrunk'] as const;
export type CalendarState = (typeof calendarStates)[number];

/** Minutes between two reads. */
export const calendarIntervals = [15, 30, 60, 180, 720, 1440] as const;

const externalCalendarSchema = object({
  id: number().required(),
  room_id: number().required(),
  room_number: string().required(),
  name: string().required(),
  /** The server of the address; the rest of it is a secret. */
  host: string().required(),
  interval_minutes: number().required(),
  state: string<CalendarState>().required(),
  last_read_at: string().defined().nullable(),
  last_success_at: string().defined().nullable(),
  failing_since: string().defined().nullable(),
  failure: messageSchema.nullable().defined(),
  suspicious_since: string().defined().nullable(),
  /** The events to come in the suspicious answer. */
  suspicious_events: number().defined().nullable(),
  skipped_events: number().required(),
  /** The believed events to come, and the nights from today on that they block. */
  events: number().required(),
  nights: number().required(),
  /** Nights that a stay or another block occupies as well. */
  conflicts: array(
    object({
      from: string().required(),
      to: string().required(),
      booking_id: number().defined().nullable(),
    }).required(),
  ).required(),
});
export type ExternalCalendar = InferType<typeof externalCalendarSchema>;

/** The calendars that rooms of the own hotel are subscribed to, with the nights that they block and the conflicts. */
export const listExternalCalendarsEndpoint = defineEndpoint({
  name: 'list-external-calendars',
  method: 'GET',
  path: '/integrations/external-calendars',
  access: manageHotel,
  result: object({ calendars: array(externalCalendarSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch the subscribed calendars',
});

const addressMessage = 'The address must start with https://';

const addressField = () =>
  textField('Address')
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .max(2000, 'Address is too long')
    .matches(/^(https?|webcals?):\/\/\S+$/i, { message: addressMessage, excludeEmptyString: true });

const intervalMessage = `Interval must be one of ${calendarIntervals.join(', ')}`;

const intervalField = () =>
  wholeNumberField('Interval').required('Interval is required').oneOf(calendarIntervals, intervalMessage);

export const createExternalCalendarSchema = object({
  room_id: idIn(wholeNumberField('Room'), 'Room').required('Room is required'),
  name: calendarNameField(),
  address: addressField().required('Address is required'),
  interval_minutes: intervalField(),
}).noUnknown();
export type CreateExternalCalendarPayload = InferType<typeof createExternalCalendarSchema>;

/** Subscribes a room to a calendar, which is read soon and then regularly. Its events block the nights of the room. */
export const createExternalCalendarEndpoint = defineEndpoint({
  name: 'create-external-calendar',
  method: 'POST',
  path: '/integrations/external-calendars',
  access: manageHotel,
  body: createExternalCalendarSchema,
  result: externalCalendarSchema,
  fallbackMessage: 'Failed to subscribe to the calendar',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

const calendarParams = object({ id: pathIdField('Calendar') });

export const updateExternalCalendarSchema = object({
  name: calendarNameField(),
  /** The address stays as it is without one. */
  address: addressField(),
  interval_minutes: intervalField(),
}).noUnknown();
export type UpdateExternalCalendarPayload = InferType<typeof updateExternalCalendarSchema>;

/** Changes the name, the interval or the address of a subscription. */
export const updateExternalCalendarEndpoint = defineEndpoint({
  name: 'update-external-calendar',
  method: 'PATCH',
  path: '/integrations/external-calendars/{id}',
  access: manageHotel,
  params: calendarParams,
  body: updateExternalCalendarSchema,
  result: externalCalendarSchema,
  fallbackMessage: 'Failed to change the subscription',
  errors: ['NOT_FOUND'],
});

/** Ends a subscription and frees its nights. */
export const deleteExternalCalendarEndpoint = defineEndpoint({
  name: 'delete-external-calendar',
  method: 'DELETE',
  path: '/integrations/external-calendars/{id}',
  access: manageHotel,
  params: calendarParams,
  result: object({}),
  fallbackMessage: 'Failed to end the subscription',
  errors: ['NOT_FOUND'],
});

const skippedEventSchema = object({
  /** The text of the calendar, cut to 40 characters. */
  day: string().defined(),
  uid: string().defined(),
});
export type SkippedEvent = InferType<typeof skippedEventSchema>;

/**
 * Reads a calendar at once. A calendar that cannot be read is no refusal: `failure` has the reason. `accept_loss` believes the
 * answer even if most events are missing from it. `skipped_examples` has the first events that were not understood;
 * older servers send none.
 */
export const readExternalCalendarEndpoint = defineEndpoint({
  name: 'read-external-calendar',
  method: 'POST',
  path: '/integrations/external-calendars/{id}/read',
  access: manageHotel,
  params: calendarParams,
  body: object({ accept_loss: flagField('Accept loss').default(false) }).noUnknown(),
  result: externalCalendarSchema.shape({ skipped_examples: array(skippedEventSchema.required()) }),
  fallbackMessage: 'Failed to read the calendar',
  errors: ['NOT_FOUND'],
});
