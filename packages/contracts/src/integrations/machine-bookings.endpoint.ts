import { array, boolean, number, object, string, type InferType } from 'yup';
import { referenceField } from '../bookings/booking-fields.schema.ts';
import { bookingSchema } from '../bookings/booking.schema.ts';
import { newPassengerSchema } from '../bookings/create-booking.schema.ts';
import { nightsOfChange, updateBookingSchema } from '../bookings/update-booking.schema.ts';
import { passengersOf } from '../bookings/booking-fields.schema.ts';
import { singleLine } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { messageFields } from '../http/message.schema.ts';
import { limitField } from '../http/pagination.schema.ts';
import { mayCreateBooking, mayManageBooking } from '../permissions/permissions.ts';

const unknownFields = ({ properties }: { properties: string }) =>
  `Unknown fields: ${properties.slice(0, 200)}`;

/** Guests are matched by name and type, as other systems do not know their ids. Missing nights are counted from the dates. */
export const referencedBookingSchema = updateBookingSchema
  .omit([
    'external_reference',
    'verification_token',
    'hotel_id',
    'updated_at',
    'allow_overlap',
    'allow_overbooking',
  ])
  .shape({ passengers: passengersOf(newPassengerSchema), no_nights: nightsOfChange })
  .exact(unknownFields);
export type ReferencedBooking = InferType<typeof referencedBookingSchema>;

export const bulkRowSchema = referencedBookingSchema
  .shape({ external_reference: referenceField.required('Reference is required') })
  .exact(unknownFields);

const referenceParams = object({ reference: referenceField.required('Reference is required') });

/** The booking with this reference of another system. */
export const getReferencedBookingEndpoint = defineEndpoint({
  name: 'get-referenced-booking',
  method: 'GET',
  path: '/bookings/by-reference/{reference}',
  access: { anyOf: mayCreateBooking },
  scope: 'bookings:read',
  params: referenceParams,
  result: bookingSchema,
  fallbackMessage: 'Failed to fetch booking details',
  errors: ['BOOKING_NOT_FOUND'],
});

export type UpsertStatus = 'created' | 'changed' | 'unchanged';
const upsertStatus = string<UpsertStatus>().required();

/**
 * Creates the booking with this reference (201), or changes it to what is sent (200); sending the same again changes nothing.
 * Guests who are not sent are removed. A cancelled booking cannot be changed.
 */
export const putReferencedBookingEndpoint = defineEndpoint({
  name: 'put-referenced-booking',
  method: 'PUT',
  path: '/bookings/by-reference/{reference}',
  access: { anyOf: mayManageBooking },
  scope: 'bookings:write',
  params: referenceParams,
  body: referencedBookingSchema,
  result: object({ status: upsertStatus, booking: bookingSchema.required() }),
  fallbackMessage: 'Failed to store the booking',
  errors: ['CONFLICT', 'DATE_RANGE_CONFLICT', 'SOLD_OUT', 'VERIFICATION_ENDS'],
});

/** Cancels the booking with this reference. It stays in the lists as cancelled and keeps the reference; a repeat changes nothing. */
export const cancelReferencedBookingEndpoint = defineEndpoint({
  name: 'cancel-referenced-booking',
  method: 'DELETE',
  path: '/bookings/by-reference/{reference}',
  access: { anyOf: mayManageBooking },
  scope: 'bookings:write',
  params: referenceParams,
  result: bookingSchema,
  fallbackMessage: 'Failed to cancel the booking',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT'],
});

const changeSchema = object({
  booking_id: number().required(),
  external_reference: string().defined().nullable(),
  kind: string<'changed' | 'deleted'>().required(),
  booking: bookingSchema.nullable().default(undefined).optional(),
});
export type BookingChange = InferType<typeof changeSchema>;

/**
 * The bookings that changed after a cursor, each as it is now, oldest change first. Without a cursor it answers the cursor of
 * this moment and no change: read the list of bookings after that. `has_more` says that another page is ready.
 */
export const listBookingChangesEndpoint = defineEndpoint({
  name: 'list-booking-changes',
  method: 'GET',
  path: '/bookings/changes',
  access: { anyOf: mayCreateBooking },
  scope: 'bookings:read',
  query: object({ cursor: singleLine('Cursor').max(200, 'Cursor is too long'), limit: limitField }),
  result: object({
    changes: array(changeSchema.required()).required(),
    cursor: string().required(),
    has_more: boolean().required(),
  }),
  fallbackMessage: 'Failed to fetch the changes',
});

export const maxBulkRows = 1000;

/** The server checks each row by itself, so that one wrong row refuses no other. */
const bulkSchema = object({
  bookings: array(object().typeError('A booking must be an object').required('A booking must be an object'))
    .typeError('Bookings must be a list')
    .required('Bookings are required')
    .min(1, 'Send at least one booking')
    .max(maxBulkRows, `Send at most ${maxBulkRows} bookings at once`),
}).noUnknown();

const bulkResultSchema = object({
  external_reference: string().defined().nullable(),
  status: string<UpsertStatus | 'refused'>().required(),
  booking_id: number().defined().nullable(),
  refusal: object({
    errorType: string().required(),
    ...messageFields,
    errors: array(object({ field: string().required(), ...messageFields }).required()),
  })
    .nullable()
    .default(undefined)
    .optional(),
});
export type BulkResult = InferType<typeof bulkResultSchema>;

/**
 * Creates or changes up to 1,000 bookings by their references, each in a transaction of its own. `results` has one entry for
 * each row, in the order of the rows; a refused one has the error of a single call. A later row with the reference of a stored one
 * is refused unless it is equal. A second call of the hotel is refused with 429 while one runs.
 */
export const putBookingsEndpoint = defineEndpoint({
  name: 'put-bookings',
  method: 'POST',
  path: '/bookings/bulk',
  access: { anyOf: mayManageBooking },
  scope: 'bookings:write',
  idempotent: true,
  body: bulkSchema,
  forms: [object({ bookings: array(bulkRowSchema.required()).min(1).max(maxBulkRows).required() })],
  maxBodyBytes: 2 * 1024 * 1024,
  result: object({ results: array(bulkResultSchema.required()).required() }),
  fallbackMessage: 'Failed to store the bookings',
  errors: ['CONFLICT'],
});
