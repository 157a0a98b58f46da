import { array, number, object, string, type InferType } from 'yup';
import { roomTypes } from '../bookings/room-types.ts';
import { textField } from '../forms/strict-fields.ts';
import { singleLine } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import {
  createRoomsSchema,
  roomParams,
  roomSchema,
  roomStatuses,
  roomStatusMessage,
  updateRoomSchema,
} from './room.schema.ts';

const roomFiltersSchema = object({
  search: singleLine('Search').max(20, 'Search must be at most 20 characters'),
  status: textField('Status')
    .typeError(roomStatusMessage)
    .oneOf(['' as const, ...roomStatuses], roomStatusMessage),
  room_type: textField('Room type').oneOf(
    ['' as const, ...roomTypes],
    `Room type must be one of ${roomTypes.join(', ')}`,
  ),
});
export type RoomFilters = InferType<typeof roomFiltersSchema>;

/** A page of the own hotel's rooms by number, with how many of all of them are in each state. */
export const listRoomsEndpoint = defineEndpoint({
  name: 'list-rooms',
  method: 'GET',
  path: '/hotel/rooms',
  access: { anyOf: ['manage_hotel'] },
  scope: 'rooms:read',
  query: roomFiltersSchema.shape({ page: pageField, limit: limitField }),
  result: object({
    rooms: array(roomSchema.required()).required(),
    counts: array(object({ status: string().required(), rooms: number().required() }).required()).required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch rooms',
});

/** Adds rooms to the own hotel: all of them, or none when a number is taken. */
export const createRoomsEndpoint = defineEndpoint({
  name: 'create-rooms',
  method: 'POST',
  path: '/hotel/rooms',
  access: { anyOf: ['manage_hotel'] },
  body: createRoomsSchema,
  maxBodyBytes: 128 * 1024,
  result: object({ rooms: array(roomSchema.required()).required() }),
  fallbackMessage: 'Failed to add rooms',
  errors: ['CONFLICT'],
});

/** Changes a room of the own hotel. `inspected` marks a clean room until its status changes or guests enter it. */
export const updateRoomEndpoint = defineEndpoint({
  name: 'update-room',
  method: 'PATCH',
  path: '/hotel/rooms/{id}',
  access: { anyOf: ['manage_hotel'] },
  params: roomParams,
  body: updateRoomSchema,
  result: roomSchema,
  fallbackMessage: 'Failed to update room',
  errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
});

/** Deletes a room of the own hotel, unless bookings or planned work still need it. */
export const deleteRoomEndpoint = defineEndpoint({
  name: 'delete-room',
  method: 'DELETE',
  path: '/hotel/rooms/{id}',
  access: { anyOf: ['manage_hotel'] },
  params: roomParams,
  result: object({}),
  fallbackMessage: 'Failed to delete room',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
