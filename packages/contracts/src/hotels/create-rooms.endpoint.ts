import { array, object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { createRoomsSchema, roomSchema } from './room.schema.ts';

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
