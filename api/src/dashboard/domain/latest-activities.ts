import type { DashboardActivity } from '@suite/contracts/dashboard';

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
  { action: 'cancel-booking' },
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

export const mostActivities = 10;

const dayInMs = 86_400_000;
const daysBack = 90;

export function activitySpan(now: Date): { since: Date; until: Date; take: number } {
  return { since: new Date(now.getTime() - daysBack * dayInMs), until: now, take: mostActivities };
}

const mostOfAType = 4;

export function latestActivities(...lists: readonly (readonly DashboardActivity[])[]): DashboardActivity[] {
  const told = new Map<string, number>();
  return lists
    .flat()
    .sort((one, other) => Date.parse(other.time) - Date.parse(one.time))
    .filter(({ type }) => {
      const before = told.get(type) ?? 0;
      told.set(type, before + 1);
      return before < mostOfAType;
    })
    .slice(0, mostActivities);
}
