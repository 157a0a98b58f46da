import { array, boolean, number, object, string, type InferType } from 'yup';
import { bookingParams, stayRoomSchema } from '../bookings/booking.schema.ts';
import { flagField, idIn, textField, wholeNumberField } from '../forms/strict-fields.ts';
import { dateFilterField } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { messageSchema } from '../http/message.schema.ts';
import { mayManageBooking } from '../permissions/permissions.ts';

/** `refusal` is the reason why the room cannot be chosen, `advice` the reason why it is recommended. */
const roomChoiceSchema = object({
  room_id: number().required(),
  room_number: string().required(),
  room_type: string().required(),
  status: string().required(),
  is_inspected: boolean(),
  is_upgrade: boolean().required(),
  refusal: messageSchema.default(undefined).defined().nullable(),
  advice: messageSchema.default(undefined).defined().nullable(),
});
export type RoomChoice = InferType<typeof roomChoiceSchema>;

const purposes = ['', 'check-in'] as const;
const roomChoicesQuery = object({
  purpose: textField('Purpose').oneOf(purposes, 'Purpose must be check-in'),
});
export type ListRoomChoicesQuery = InferType<typeof roomChoicesQuery>;

/**
 * The hotel's rooms for the nights of a booking, the best fit first. `purpose=check-in` lists the rooms that the guests can
 * enter now: the nights begin today, and a room whose guests have not left is refused. 409 for a booking that has left or is
 * cancelled.
 */
export const listRoomChoicesEndpoint = defineEndpoint({
  name: 'list-room-choices',
  method: 'GET',
  path: '/bookings/{id}/rooms',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  query: roomChoicesQuery,
  result: object({
    room: stayRoomSchema.default(undefined).defined().nullable(),
    choices: array(roomChoiceSchema.required()).required(),
  }),
  fallbackMessage: 'Failed to fetch the rooms',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT'],
});

const assignRoomSchema = object({
  room_id: idIn(wholeNumberField('Room'), 'Room').nullable().defined('Room is required'),
  is_fixed: flagField('Keep in this room').default(false),
  upgrade: flagField('Upgrade').default(false),
}).noUnknown();
export type AssignRoomPayload = InferType<typeof assignRoomSchema>;

/**
 * Gives a booking a room, or none with `room_id` null. `is_fixed` keeps the stay in this room when rooms are assigned. A room
 * of another type needs `upgrade`. During a stay the guests move today, and the earlier room stays in the history. 409 when
 * the room is taken or blocked on one of the nights.
 */
export const assignRoomEndpoint = defineEndpoint({
  name: 'assign-room',
  method: 'PUT',
  path: '/bookings/{id}/room',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: assignRoomSchema,
  result: object({ room: stayRoomSchema.default(undefined).defined().nullable() }),
  fallbackMessage: 'Failed to assign the room',
  errors: ['BOOKING_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
});

const assignRoomsSchema = object({
  ids: array(idIn(wholeNumberField('Booking ID'), 'Booking ID').required('Booking ID is required'))
    .typeError('Bookings must be a list')
    .nonNullable('Bookings must be a list')
    .max(100, 'Choose at most 100 bookings at once'),
  checkin_date: dateFilterField(),
}).noUnknown();
export type AssignStaysPayload = InferType<typeof assignRoomsSchema>;

/**
 * Assigns the best fitting rooms to bookings without a room. `ids` names them; otherwise they are those that check in on
 * `checkin_date`, by default the hotel's today. `reason` says why this room, or why none.
 */
export const assignStaysEndpoint = defineEndpoint({
  name: 'assign-stays',
  method: 'POST',
  path: '/rooms/assignments',
  access: { anyOf: mayManageBooking },
  body: assignRoomsSchema,
  result: object({
    assigned: number().required(),
    results: array(
      object({
        booking_id: number().required(),
        room: stayRoomSchema.default(undefined).defined().nullable(),
        reason: messageSchema.required(),
      }).required(),
    ).required(),
  }),
  fallbackMessage: 'Failed to assign rooms',
  errors: ['CONFLICT'],
});
