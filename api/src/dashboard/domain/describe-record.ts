import type { DashboardActivity } from '@suite/contracts/dashboard';

export interface ToldRecord {
  action: string;
  subject_id: string;
  happened_at: Date;
  details: Record<string, unknown>;
}

/** Deleted hotels and bookings are missing. */
export interface RecordNames {
  hotels?: ReadonlyMap<number, string>;
  bookings?: ReadonlyMap<number, string>;
}

function textOf(details: Record<string, unknown>, key: string): string {
  const value = details[key];
  return typeof value === 'string' ? value : '';
}

function hotelOf({ subject_id }: ToldRecord, { hotels }: RecordNames): string {
  return hotels?.get(Number(subject_id)) ?? `Hotel ${subject_id}`;
}

function bookingOf({ subject_id }: ToldRecord, { bookings }: RecordNames): string {
  return bookings?.get(Number(subject_id)) ?? `Booking ${subject_id}`;
}

type Described = Omit<DashboardActivity, 'time'>;

const describers: Record<string, (record: ToldRecord, names: RecordNames) => Described> = {
  'approve-hotel': (record, names) => ({
    type: 'hotel_approved',
    message: `${hotelOf(record, names)} was approved`,
  }),
  'reject-hotel': (record, names) => ({
    type: 'hotel_rejected',
    message: `${hotelOf(record, names)} was rejected`,
  }),
  'register-hotel': (record, names) => ({
    type: 'new_registration',
    message: `${hotelOf(record, names)} registered`,
  }),
  'create-booking': (record, names) => ({
    type: 'booking',
    message: `New booking: ${bookingOf(record, names)}`,
  }),
  'note-departure': (record, names) => ({
    type: 'checkout',
    message: `Leaves today: ${bookingOf(record, names)}`,
  }),
  'create-task': ({ details }) => ({
    type: details['kind'] === 'maintenance' ? 'maintenance' : 'guest_request',
    message: textOf(details, 'task'),
  }),
  'set-room-state': ({ details }) => ({
    type: 'maintenance',
    message: `Room ${textOf(details, 'room_number')}: ${textOf(details, 'after')}`,
  }),
  'update-room': ({ details }) => {
    const after = (details['after'] ?? {}) as Record<string, unknown>;
    return {
      type: 'maintenance',
      message: `Room ${textOf(after, 'room_number')}: ${textOf(after, 'status')}`,
    };
  },
  'finish-task': ({ details }) => ({ type: 'task_completed', message: `Done: ${textOf(details, 'task')}` }),
  'assign-task': ({ details }) => {
    const name = textOf(details, 'name');
    const task = textOf(details, 'task');
    return { type: 'task_assigned', message: name ? `${task}: ${name}` : `${task}: unassigned` };
  },
};

export function describeRecord(record: ToldRecord, names: RecordNames): DashboardActivity {
  const describe = describers[record.action];
  if (!describe) throw new Error(`No dashboard describes the audit action ${record.action}`);
  return { ...describe(record, names), time: record.happened_at.toISOString() };
}
