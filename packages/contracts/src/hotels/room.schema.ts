import { array, number, object, string, type InferType } from 'yup';
import { foldText } from '../forms/fold-text.ts';
import { singleLine, updatedAtField } from '../forms/value-fields.ts';
import { pathIdField, textsIn } from '../forms/strict-fields.ts';
import { roomTypeField } from './rates.endpoint.ts';

export const roomStatuses = ['Clean', 'Dirty', 'Maintenance', 'Out of Order'] as const;

export const mostRoomsAtOnce = 500;
export const roomStatusMessage = `Status must be one of ${roomStatuses.join(', ')}`;

export const roomFormSchema = object({
  room_number: singleLine('Room number')
    .required('Room number is required')
    .max(20, 'Room number must be at most 20 characters'),
  room_type: roomTypeField,
  status: singleLine('Status')
    .required('Status is required')
    .max(20, roomStatusMessage)
    .test('status', roomStatusMessage, (value) => !value || roomStatuses.some((status) => status === value)),
})
  .typeError('A room has a number, a type and a status')
  .exact('A room has a number, a type and a status only');
export type RoomForm = InferType<typeof roomFormSchema>;

export const createRoomsSchema = object({
  rooms: array(roomFormSchema.required('A room has a number, a type and a status'))
    .typeError('Rooms must be a list')
    .required('Add at least one room')
    .min(1, 'Add at least one room')
    .max(mostRoomsAtOnce, `Add at most ${mostRoomsAtOnce} rooms at once`)
    .test('numbered-once', 'Each room number may be there once', (rooms) => {
      const numbers = textsIn(rooms, 'room_number').map(foldText);
      return new Set(numbers).size === numbers.length;
    }),
}).noUnknown();
export type CreateRoomsPayload = InferType<typeof createRoomsSchema>;

export const updateRoomSchema = roomFormSchema.shape({ updated_at: updatedAtField() });
export type UpdateRoomPayload = InferType<typeof updateRoomSchema>;

export const roomSchema = object({
  id: number().required(),
  room_number: string().required(),
  room_type: string().required(),
  status: string().required(),
  updated_at: string().required(),
});
export type Room = InferType<typeof roomSchema>;

export const roomParams = object({ id: pathIdField('Room') });
