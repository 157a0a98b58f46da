import type { Message } from '@suite/contracts/http';
import { codedMessage } from '../../errors/coded-message.ts';

export type StayTaskKind = 'arrival' | 'departure';

export const stayTaskRules: Record<StayTaskKind, { priority: string; due_time: string }> = {
  departure: { priority: 'Medium', due_time: '12:00' },
  arrival: { priority: 'High', due_time: '15:00' },
};

const codesOf = {
  departure: {
    inRoom: 'DEPARTURE_TASK_IN_ROOM',
    ofType: 'DEPARTURE_TASK_OF_TYPE',
    anywhere: 'DEPARTURE_TASK',
  },
  arrival: { inRoom: 'ARRIVAL_TASK_IN_ROOM', ofType: 'ARRIVAL_TASK_OF_TYPE', anywhere: 'ARRIVAL_TASK' },
} as const;

interface Stay {
  booking_id: number;
  room_type: string | null;
  room_number: string | null;
  guest_name?: string | null;
}

export function describeStayTask(kind: StayTaskKind, stay: Stay): Message {
  const { booking_id, room_type, room_number, guest_name } = stay;
  const booking = guest_name
    ? codedMessage('STAY_OF_GUEST', { guest_name, booking_id })
    : codedMessage('STAY_OF_BOOKING', { booking_id });
  const codes = codesOf[kind];
  if (room_number !== null) return codedMessage(codes.inRoom, { room_number, booking });
  if (room_type) return codedMessage(codes.ofType, { room_type: { texts: [room_type] }, booking });
  return codedMessage(codes.anywhere, { booking });
}

const stored =
  /^(Clean|Prepare) (?:room (.+)|a (.+) room|a room) (?:after the departure|for the arrival) of booking (\d+)$/;

export function readStayTask(
  { task, booking_id }: { task: string; booking_id: number | null },
  guest_name: string | null,
): Message | undefined {
  const [, verb, room_number = null, room_type = null, id] = stored.exec(task) ?? [];
  if (booking_id === null || Number(id) !== booking_id) return undefined;
  const kind = verb === 'Clean' ? 'departure' : 'arrival';
  return describeStayTask(kind, { booking_id, room_number, room_type, guest_name });
}
