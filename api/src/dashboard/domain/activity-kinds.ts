/** `details` restricts the kind to records that contain them. */
interface RecordKind {
  action: string;
  details?: object;
}

export const platformKinds: readonly RecordKind[] = [
  { action: 'approve-hotel' },
  { action: 'reject-hotel' },
  { action: 'register-hotel' },
];

const unserviceable = ['Maintenance', 'Out of Order'];

export const hotelKinds: readonly RecordKind[] = [
  { action: 'create-booking' },
  { action: 'note-departure' },
  { action: 'create-task', details: { kind: 'maintenance' } },
  ...unserviceable.flatMap((status) => [
    { action: 'set-room-state', details: { after: status } },
    { action: 'update-room', details: { after: { status } } },
  ]),
];

export const staffKinds: readonly RecordKind[] = [
  { action: 'finish-task' },
  { action: 'assign-task' },
  { action: 'create-task', details: { kind: 'guest_request' } },
];
