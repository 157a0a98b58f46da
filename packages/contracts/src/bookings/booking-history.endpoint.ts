import { array, number, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { messageSchema } from '../http/message.schema.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { bookingParams } from './booking.schema.ts';

/** Both values are null for what changed but is not recorded, such as a phone number. */
const historyChangeSchema = object({
  field: string().required(),
  before: string().defined().nullable(),
  after: string().defined().nullable(),
});
export type HistoryChange = InferType<typeof historyChangeSchema>;

/** `actor.name` is that of a person or an API token, and null for guests and the system. `about` is the guest of the booking whom it concerns, if one. */
const historyEntrySchema = object({
  id: number().required(),
  happened_at: string().required(),
  actor: object({
    kind: string<'person' | 'token' | 'guest' | 'system'>().required(),
    name: string().defined().nullable(),
  }).required(),
  sentence: messageSchema.required(),
  about: string().defined().nullable(),
  changes: array(historyChangeSchema.required()).required(),
});
export type HistoryEntry = InferType<typeof historyEntrySchema>;

/** The changes of a booking with their authors, newest first, as the audit log has them. */
export const getBookingHistoryEndpoint = defineEndpoint({
  name: 'get-booking-history',
  method: 'GET',
  path: '/bookings/{id}/history',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  query: object({ page: pageField, limit: limitField }),
  result: object({
    entries: array(historyEntrySchema.required()).required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch the history',
  errors: ['BOOKING_NOT_FOUND'],
});
