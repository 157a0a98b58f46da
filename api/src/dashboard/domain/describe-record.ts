import type { DashboardActivity } from '@suite/contracts/dashboard';

/** An audit record for the list of activities. */
export interface ToldRecord {
  action: string;
  subject_id: string;
  happened_at: Date;
  details: Record<string, unknown>;
}

/** Names behind the ids of audit records. Who is not in them is gone. */
export interface RecordNames {
  hotels?: ReadonlyMap<number, string>;
  bookings?: ReadonlyMap<number, string>;
}

function textOf(details: Record<string, unknown>, key: string): string {
  const value = details[key];
  return typeof value === 'string' ? value : '';
}

function subjectOf(record: ToldRecord, names: ReadonlyMap<number, string> | undefined, word: string): string {
  return names?.get(Number(record.subject_id)) ?? `${word} ${record.subject_id}`;
}

type Described = Omit<DashboardActivity, 'time'>;

const describers: Record<string, (record: ToldRecord, names: RecordNames) => Described> = {
  'approve-hotel': (record, { hotels }) => ({
    type: 'hotel_approved',
    message: `${subjectOf(record, hotels, 'Hotel')} was approved`,
  }),
  'reject-hotel': (record, { hotels }) => ({
    type: 'hotel_rejected',
    message: `${subjectOf(record, hotels, 'Hotel')} was rejected`,
  }),
  'register-hotel': (record, { hotels }) => ({
    type: 'new_registration',
    message: `${subjectOf(record, hotels, 'Hotel')} registered`,
  }),
  'create-booking': (record, { bookings }) => ({
    type: 'booking',
    message: `New booking: ${subjectOf(record, bookings, 'Booking')}`,
  }),
  'note-departure': (record, { bookings }) => ({
    type: 'checkout',
    message: `Leaves today: ${subjectOf(record, bookings, 'Booking')}`,
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

/** An audit record in the words of a dashboard's list. */
export function describeRecord(record: ToldRecord, names: RecordNames): DashboardActivity {
  const describe = describers[record.action];
  if (!describe) throw new Error(`No dashboard describes the audit action ${record.action}`);
  return { ...describe(record, names), time: record.happened_at.toISOString() };
}
