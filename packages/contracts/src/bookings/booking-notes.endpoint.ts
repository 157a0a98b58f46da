import { array, boolean, number, object, string, type InferType } from 'yup';
import { flagField, idIn, pathIdField, queryNumberField } from '../forms/strict-fields.ts';
import { manyLines } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayEditBooking, maySeeGuests } from '../permissions/permissions.ts';
import { bookingParams } from './booking.schema.ts';

const maxNoteLength = 1000;

/** `may_delete` is set for the author, and for callers who manage the hotel. */
const bookingNoteSchema = object({
  id: number().required(),
  text: string().required(),
  is_pinned: boolean().required(),
  author: string().required(),
  created_at: string().required(),
  may_delete: boolean().required(),
});
export type BookingNote = InferType<typeof bookingNoteSchema>;

const noteParams = object({ id: pathIdField('Booking'), note_id: pathIdField('Note') });

/** The notes of a booking, pinned ones first, then the newest. */
export const listBookingNotesEndpoint = defineEndpoint({
  name: 'list-booking-notes',
  method: 'GET',
  path: '/bookings/{id}/notes',
  access: { anyOf: maySeeGuests },
  params: bookingParams,
  result: object({ notes: array(bookingNoteSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch the notes',
  errors: ['BOOKING_NOT_FOUND'],
});

export const newBookingNoteSchema = object({
  text: manyLines('Note')
    .required('Note is required')
    .max(maxNoteLength, `Note must be at most ${maxNoteLength} characters`),
  is_pinned: flagField('Pinned').default(false),
}).noUnknown();
export type NewBookingNote = InferType<typeof newBookingNoteSchema>;

/** Adds a note that the colleagues of the hotel read. A pinned note is for the next shift. */
export const addBookingNoteEndpoint = defineEndpoint({
  name: 'add-booking-note',
  method: 'POST',
  path: '/bookings/{id}/notes',
  access: { anyOf: mayEditBooking },
  params: bookingParams,
  body: newBookingNoteSchema,
  result: bookingNoteSchema,
  fallbackMessage: 'Failed to add the note',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT'],
});

/** Pins a note, or ends that. */
export const pinBookingNoteEndpoint = defineEndpoint({
  name: 'pin-booking-note',
  method: 'PUT',
  path: '/bookings/{id}/notes/{note_id}/pin',
  access: { anyOf: mayEditBooking },
  params: noteParams,
  body: object({ is_pinned: flagField('Pinned').required('Pinned is required') }).noUnknown(),
  result: bookingNoteSchema,
  fallbackMessage: 'Failed to pin the note',
  errors: ['BOOKING_NOT_FOUND', 'NOT_FOUND'],
});

/** Deletes a note. Only its author and callers who manage the hotel may. For a minute it can be restored. */
export const deleteBookingNoteEndpoint = defineEndpoint({
  name: 'delete-booking-note',
  method: 'DELETE',
  path: '/bookings/{id}/notes/{note_id}',
  access: { anyOf: mayEditBooking },
  params: noteParams,
  result: object({}),
  fallbackMessage: 'Failed to delete the note',
  errors: ['BOOKING_NOT_FOUND', 'NOT_FOUND'],
});

/** Restores a note up to a minute after its deletion, by the right to delete it. */
export const restoreBookingNoteEndpoint = defineEndpoint({
  name: 'restore-booking-note',
  method: 'POST',
  path: '/bookings/{id}/notes/{note_id}/restore',
  access: { anyOf: mayEditBooking },
  params: noteParams,
  body: object({}).noUnknown(),
  result: bookingNoteSchema,
  fallbackMessage: 'Failed to restore the note',
  errors: ['BOOKING_NOT_FOUND', 'NOT_FOUND'],
});

/** The pinned notes of the bookings that arrive, stay or leave today by their hotel's clock; the newest 50. */
export const listPinnedNotesEndpoint = defineEndpoint({
  name: 'list-pinned-notes',
  method: 'GET',
  path: '/bookings/pinned-notes',
  access: { anyOf: maySeeGuests },
  query: object({ hotelId: idIn(queryNumberField('Hotel ID'), 'Hotel ID') }),
  result: object({
    notes: array(
      bookingNoteSchema
        .pick(['id', 'text', 'author', 'created_at'])
        .shape({ booking_id: number().required(), name: string().required() })
        .required(),
    ).required(),
  }),
  fallbackMessage: 'Failed to fetch the notes',
});
