import { array, number, object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { roomIdField } from './housekeeping-room.schema.ts';
import { assigneeField } from './task.schema.ts';

const assignRoomsSchema = object({
  room_ids: array(roomIdField.required())
    .typeError('Rooms must be a list')
    .required('Choose at least one room')
    .min(1, 'Choose at least one room')
    .max(500, 'Choose at most 500 rooms'),
  user_id: assigneeField.test('given', 'Staff member is required', (value) => value !== undefined),
}).noUnknown();

export type AssignRoomsPayload = InferType<typeof assignRoomsSchema>;

/** Assigns rooms of the own hotel to a staff member, or with null unassigns them: all of them, or none. */
export const assignRoomsEndpoint = defineEndpoint({
  name: 'assign-rooms',
  method: 'PUT',
  path: '/dashboard/rooms/assignments',
  access: { anyOf: ['manage_hotel'] },
  body: assignRoomsSchema,
  result: object({ assigned: number().required() }),
  fallbackMessage: 'Failed to assign rooms',
  errors: ['NOT_FOUND'],
});
