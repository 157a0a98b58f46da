export type StayTaskKind = 'arrival' | 'departure';

/** When the tasks that stays ask for are due by the hotel's clock, and how they press. */
export const stayTaskRules: Record<StayTaskKind, { priority: string; due_time: string }> = {
  departure: { priority: 'Medium', due_time: '12:00' },
  arrival: { priority: 'High', due_time: '15:00' },
};

/** The text of a task. It names the booking and no guest: what is stored here outlives the guest's data. */
export function describeStayTask(
  kind: StayTaskKind,
  stay: { booking_id: number; room_type: string | null; room_number: string | null },
): string {
  const room =
    stay.room_number === null
      ? `a ${stay.room_type ?? ''} room`.replace('  ', ' ')
      : `room ${stay.room_number}`;
  const [verb, occasion] =
    kind === 'departure' ? ['Clean', 'after the departure of'] : ['Prepare', 'for the arrival of'];
  return `${verb} ${room} ${occasion} booking ${stay.booking_id}`;
}

/** The text of a task for a reader who may see guests: the guest in front of the booking's number. */
export function nameGuest(
  task: string,
  { booking_id, guest_name }: { booking_id: number | null; guest_name: string | null },
): string {
  if (booking_id === null || guest_name === null) return task;
  const number = `booking ${booking_id}`;
  return task.replace(number, () => `${guest_name} (${number})`);
}
