export type StayTaskKind = 'arrival' | 'departure';

/** Due times are in the hotel's time zone. */
export const stayTaskRules: Record<StayTaskKind, { priority: string; due_time: string }> = {
  departure: { priority: 'Medium', due_time: '12:00' },
  arrival: { priority: 'High', due_time: '15:00' },
};

/** Contains no guest name, because the stored task outlives the guest's data. */
export function describeStayTask(
  kind: StayTaskKind,
  stay: { booking_id: number; room_type: string | null; room_number: string | null },
): string {
  const { room_type, room_number } = stay;
  const booking = `booking ${stay.booking_id}`;
  if (room_number !== null)
    return kind === 'departure'
      ? `Clean room ${room_number} after the departure of ${booking}`
      : `Prepare room ${room_number} for the arrival of ${booking}`;
  if (room_type)
    return kind === 'departure'
      ? `Clean a ${room_type} room after the departure of ${booking}`
      : `Prepare a ${room_type} room for the arrival of ${booking}`;
  return kind === 'departure'
    ? `Clean a room after the departure of ${booking}`
    : `Prepare a room for the arrival of ${booking}`;
}

export function nameGuest(
  task: string,
  { booking_id, guest_name }: { booking_id: number | null; guest_name: string | null },
): string {
  if (booking_id === null || guest_name === null) return task;
  return task.replace(`booking ${booking_id}`, () => `${guest_name} (booking ${booking_id})`);
}
