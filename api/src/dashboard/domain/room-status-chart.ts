import type { StaffDashboard } from '@suite/contracts/dashboard';
import { roomStatuses } from '@suite/contracts/hotels';

const colorOf = { Clean: '#16a34a', Dirty: '#d97706', Maintenance: '#2563eb', 'Out of Order': '#dc2626' };

export function roomStatusChart(
  counted: readonly { status: string; rooms: number }[],
): StaffDashboard['roomStatus'] {
  return roomStatuses.map((status) => ({
    status,
    count: counted.find((each) => each.status === status)?.rooms ?? 0,
    color: colorOf[status],
  }));
}
