import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { assignRooms, setDuty } from '../../dashboard/dashboard.public.ts';
import { findHousekeepingRooms } from '../../hotels/hotels.public.ts';
import { findDuties } from '../../staff-roles/staff-roles.public.ts';

const departmentOf: Readonly<Record<string, string>> = {
  Housekeeper: 'Housekeeping',
  Receptionist: 'Reception',
  'Night Porter': 'Reception',
  Waiter: 'Restaurant',
  Chef: 'Restaurant',
  'Maintenance Technician': 'Maintenance',
  'Security Guard': 'Security',
};
const most = 100;

/** Returns the people who clean rooms, the demo's receptionist first. */
export async function loadDuty(tx: Database, admin: Caller, receptionist: Caller): Promise<number[]> {
  const hotel_id = admin.hotel_id ?? 0;
  const { rows } = await findDuties(tx, { hotel_id }, { skip: 0, take: most });
  for (const [index, { user_id, position }] of rows.entries()) {
    const department = departmentOf[position ?? ''];
    if (department) await setDuty(tx, admin, user_id, { department, is_on_duty: index % 3 !== 2 });
  }
  const cleaners = rows.filter(({ position }) => position === 'Housekeeper').map(({ user_id }) => user_id);
  // Visitors usually try the receptionist's account, so that it gets rooms of its own.
  const keepers = [receptionist.user_id, ...cleaners];
  const rooms = await findHousekeepingRooms(tx, { hotel_id }, { skip: 0, take: most });
  const share = Math.ceil(rooms.length / keepers.length);
  for (const [index, user_id] of keepers.entries()) {
    const room_ids = rooms.slice(index * share, (index + 1) * share).map(({ id }) => id);
    if (room_ids.length > 0) await assignRooms(tx, admin, { room_ids, user_id });
  }
  return keepers;
}
