import { array, number, object, string, type InferType } from 'yup';
import { roomTypes } from '../bookings/room-types.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { singleLine } from '../forms/single-line.ts';
import { textField } from '../forms/strict-fields.ts';
import { roomSchema, roomStatuses, roomStatusMessage } from './room.schema.ts';

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
  query: roomFiltersSchema.shape({ page: pageField, limit: limitField }),
  result: object({
    rooms: array(roomSchema.required()).required(),
    counts: array(object({ status: string().required(), rooms: number().required() }).required()).required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch rooms',
});
