import { number, object, string, type InferType } from 'yup';
import { idIn, pathIdField, wholeNumberField } from '../forms/strict-fields.ts';

export const housekeepingRoomSchema = object({
  id: number().required(),
  room_number: string().required(),
  room_type: string().required(),
  status: string().required(),
  user_id: number().defined().nullable(),
  usr_firstname: string().defined().nullable(),
  usr_lastname: string().defined().nullable(),
});

export type HousekeepingRoom = InferType<typeof housekeepingRoomSchema>;

export const roomIdParams = object({ id: pathIdField('Room') });
export const roomIdField = idIn(wholeNumberField('Room'), 'Room');
