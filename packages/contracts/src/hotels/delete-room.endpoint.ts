import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { roomParams } from './room.schema.ts';

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
