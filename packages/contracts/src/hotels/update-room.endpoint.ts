import { defineEndpoint } from '../http/define-endpoint.ts';
import { roomParams, roomSchema, updateRoomSchema } from './room.schema.ts';

/** Changes a room of the own hotel. */
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
