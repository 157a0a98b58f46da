/** An action, and what its record's details have to hold, if not all of them are meant. */
interface RecordKind {
  action: string;
  details?: object;
}

/** What the platform's list of activities tells of. */
export const platformKinds: readonly RecordKind[] = [
  { action: 'approve-hotel' },
  { action: 'reject-hotel' },
  { action: 'register-hotel' },
];

const unserviceable = ['Maintenance', 'Out of Order'];

/** What a hotel's list tells of, besides check-ins. */
export const hotelKinds: readonly RecordKind[] = [
  { action: 'create-booking' },
  { action: 'note-departure' },
  { action: 'create-task', details: { kind: 'maintenance' } },
  ...unserviceable.flatMap((status) => [
    { action: 'set-room-state', details: { after: status } },
    { action: 'update-room', details: { after: { status } } },
  ]),
];

/** What the staff's list tells of. */
export const staffKinds: readonly RecordKind[] = [
  { action: 'finish-task' },
  { action: 'assign-task' },
  { action: 'create-task', details: { kind: 'guest_request' } },
];
