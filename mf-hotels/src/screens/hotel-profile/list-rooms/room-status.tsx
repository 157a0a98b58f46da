import { Badge, type Tone } from '@suite/ui';

const toneOf: Record<string, Tone> = {
  Clean: 'success',
  Dirty: 'warning',
  Maintenance: 'info',
  'Out of Order': 'danger',
};

/** The state of a room, as housekeeping speaks of it. */
export function RoomStatus({ status }: { status: string }) {
  return <Badge tone={toneOf[status] ?? 'neutral'}>{status}</Badge>;
}
