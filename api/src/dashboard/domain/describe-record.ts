import type { DashboardActivity } from '@suite/contracts/dashboard';
import type { Message } from '@suite/contracts/http';
import { codedMessage } from '../../errors/coded-message.ts';
import { readStayTask } from './stay-task.ts';

export interface ToldRecord {
  action: string;
  subject_id: string;
  happened_at: Date;
  details: Record<string, unknown>;
}

export interface RecordNames {
  hotels?: ReadonlyMap<number, string>;
  bookings?: ReadonlyMap<number, string>;
}

function textOf(details: Record<string, unknown>, key: string): string {
  const value = details[key];
  return typeof value === 'string' ? value : '';
}

function hotelOf({ subject_id: id }: ToldRecord, { hotels }: RecordNames): string | Message {
  return hotels?.get(Number(id)) ?? codedMessage('HOTEL_NUMBER', { id });
}

function bookingOf({ subject_id: id }: ToldRecord, { bookings }: RecordNames): string | Message {
  return bookings?.get(Number(id)) ?? codedMessage('BOOKING_NUMBER', { id });
}

function roomState(room_number: string, status: string): Message {
  return codedMessage('ACTIVITY_ROOM_STATE', { room_number, status: { texts: [status] } });
}

function taskOf(details: Record<string, unknown>): string | Message {
  const task = textOf(details, 'task');
  const booking_id = Number(/\d+$/.exec(task)?.[0]);
  return readStayTask({ task, booking_id }, null) ?? task;
}

type Described = Omit<DashboardActivity, 'time'>;

const describers: Record<string, (record: ToldRecord, names: RecordNames) => Described> = {
  'approve-hotel': (record, names) => ({
    type: 'hotel_approved',
    ...codedMessage('ACTIVITY_HOTEL_APPROVED', { hotel: hotelOf(record, names) }),
  }),
  'reject-hotel': (record, names) => ({
    type: 'hotel_rejected',
    ...codedMessage('ACTIVITY_HOTEL_REJECTED', { hotel: hotelOf(record, names) }),
  }),
  'register-hotel': (record, names) => ({
    type: 'new_registration',
    ...codedMessage('ACTIVITY_HOTEL_REGISTERED', { hotel: hotelOf(record, names) }),
  }),
  'create-booking': (record, names) => ({
    type: 'booking',
    ...codedMessage('ACTIVITY_BOOKING_CREATED', { booking: bookingOf(record, names) }),
  }),
  'cancel-booking': (record, names) => ({
    type: 'booking',
    ...codedMessage('ACTIVITY_BOOKING_CANCELLED', { booking: bookingOf(record, names) }),
  }),
  'note-departure': (record, names) => ({
    type: 'checkout',
    ...codedMessage('ACTIVITY_DEPARTURE', { booking: bookingOf(record, names) }),
  }),
  'create-task': ({ details }) => ({
    type: details['kind'] === 'maintenance' ? 'maintenance' : 'guest_request',
    message: textOf(details, 'task'),
  }),
  'set-room-state': ({ details }) => ({
    type: 'maintenance',
    ...roomState(textOf(details, 'room_number'), textOf(details, 'after')),
  }),
  'update-room': ({ details }) => {
    const after = (details['after'] ?? {}) as Record<string, unknown>;
    return {
      type: 'maintenance',
      ...roomState(textOf(after, 'room_number'), textOf(after, 'status')),
    };
  },
  'finish-task': ({ details }) => ({
    type: 'task_completed',
    ...codedMessage('ACTIVITY_TASK_DONE', { task: taskOf(details) }),
  }),
  'assign-task': ({ details }) => {
    const name = textOf(details, 'name');
    const task = taskOf(details);
    const message = name
      ? codedMessage('ACTIVITY_TASK_ASSIGNED', { task, name })
      : codedMessage('ACTIVITY_TASK_UNASSIGNED', { task });
    return { type: 'task_assigned', ...message };
  },
};

export function describeRecord(record: ToldRecord, names: RecordNames): DashboardActivity {
  const describe = describers[record.action];
  if (!describe) throw new Error(`No dashboard describes the audit action ${record.action}`);
  return { ...describe(record, names), time: record.happened_at.toISOString() };
}
