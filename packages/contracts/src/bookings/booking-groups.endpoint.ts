import { array, object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayCreateBooking } from '../permissions/permissions.ts';
import { choice, passengersOf } from './booking-fields.schema.ts';
import { bookingParams, bookingSchema } from './booking.schema.ts';
import { createBookingSchema, newPassengerSchema } from './create-booking.schema.ts';
import { roomTypes } from './room-types.ts';

export const maxGroupRooms = 30;

const groupRoomSchema = object({
  room_type: choice('Room type', roomTypes, `Room type must be one of ${roomTypes.join(', ')}`),
  passengers: passengersOf(newPassengerSchema),
})
  .typeError('A room has a type and its guests')
  .exact('A room has a room_type and passengers only');

export const createGroupSchema = createBookingSchema
  .omit(['room_type', 'passengers', 'verification_token', 'external_reference'])
  .shape({
    rooms: array(groupRoomSchema.required('A room has a type and its guests'))
      .typeError('Rooms must be a list')
      .required('Add at least two rooms')
      .min(2, 'Add at least two rooms')
      .max(maxGroupRooms, `A group has at most ${maxGroupRooms} rooms`),
  })
  .exact(({ properties }: { properties: string }) => `Unknown fields: ${properties.slice(0, 200)}`);
export type CreateGroupPayload = InferType<typeof createGroupSchema>;

const groupSchema = object({ bookings: array(bookingSchema.required()).required() });

/**
 * Creates one booking for each room under one name and e-mail, all of them or none. They have the same `group_id`, may
 * overlap, and their primary guest verifies once.
 */
export const createGroupEndpoint = defineEndpoint({
  name: 'create-group',
  method: 'POST',
  path: '/bookings/groups',
  access: { anyOf: mayCreateBooking },
  scope: 'bookings:write',
  idempotent: true,
  body: createGroupSchema,
  maxBodyBytes: 128 * 1024,
  result: groupSchema,
  fallbackMessage: 'Failed to create the bookings',
  errors: ['HOTEL_NOT_FOUND', 'DATE_RANGE_CONFLICT', 'SOLD_OUT', 'CONFLICT'],
});

/** The bookings of the group that a booking belongs to, in order; of a booking without a group, none. */
export const listGroupEndpoint = defineEndpoint({
  name: 'list-group',
  method: 'GET',
  path: '/bookings/{id}/group',
  access: 'signed-in',
  scope: 'bookings:read',
  params: bookingParams,
  result: groupSchema,
  fallbackMessage: 'Failed to fetch the group',
  errors: ['BOOKING_NOT_FOUND'],
});
