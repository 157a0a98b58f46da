import { array, number, object, string, type InferType } from 'yup';
import { foldText } from '../forms/fold-text.ts';
import { singleLine, updatedAtField } from '../forms/value-fields.ts';
import { flagField, pathIdField, textsIn } from '../forms/strict-fields.ts';
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

/** Belongs beside the field `status`. */
export const inspectedField = flagField('Inspected').test(
  'clean',
  'Only a clean room can be inspected',
  (value, { parent }: { parent: { status?: unknown } }) => !value || parent.status === roomStatuses[0],
);

export const updateRoomSchema = roomFormSchema.shape({
  inspected: inspectedField,
  updated_at: updatedAtField(),
});
export type UpdateRoomPayload = InferType<typeof updateRoomSchema>;

/** `inspected_at` and the name `inspected_by` are set while a clean room is inspected. Older servers send neither. */
export const roomSchema = object({
  id: number().required(),
  room_number: string().required(),
  room_type: string().required(),
  status: string().required(),
  inspected_at: string().nullable(),
  inspected_by: string().nullable(),
  updated_at: string().required(),
});
export type Room = InferType<typeof roomSchema>;

export const roomParams = object({ id: pathIdField('Room') });
