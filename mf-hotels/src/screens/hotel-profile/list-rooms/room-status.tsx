import { roomStatuses } from '@suite/contracts/hotels';
import { translateMessage } from '@suite/i18n';
import { Badge, type Tone } from '@suite/ui';

const [clean, dirty, maintenance, outOfOrder] = roomStatuses;
const toneOf: Record<string, Tone> = {
  [clean]: 'success',
  [dirty]: 'warning',
  [maintenance]: 'info',
  [outOfOrder]: 'danger',
};

export function RoomStatus({ status }: { status: string }) {
  return <Badge tone={toneOf[status] ?? 'neutral'}>{translateMessage(status)}</Badge>;
}
