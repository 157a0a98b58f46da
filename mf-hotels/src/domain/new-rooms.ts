import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import { createRoomsSchema, type CreateRoomsPayload } from '@suite/contracts/hotels';
import { readRoomNumbers } from './room-numbers.ts';

export interface NewRoomsValues {
  numbers: string;
  room_type: string;
  status: string;
}

export function checkNewRooms({ numbers, ...kind }: NewRoomsValues): CheckedForm<CreateRoomsPayload> {
  const read = readRoomNumbers(numbers);
  if (read.problem !== undefined) return { errors: { numbers: read.problem } };
  const rooms = read.numbers.map((room_number) => ({ room_number, ...kind }));
  const checked = checkForm(createRoomsSchema, { rooms });
  if (!checked.errors) return checked;
  const [message = ''] = Object.values(checked.errors);
  return { errors: { numbers: message } };
}
