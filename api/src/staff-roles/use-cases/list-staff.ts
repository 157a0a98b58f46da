import { paginate, type ListOrder } from '@suite/contracts/http';
import type { StaffFilters, StaffSort } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { countStaff, findStaff } from '../staff-lists.repository.ts';
import { hotelsInReach, requireReader } from '../staff-roles.policy.ts';

const emptyCounts = { total: 0, active_staff: 0, inactive_staff: 0, recent_activity: 0, positions: [] };

export async function listStaff(
  db: Database,
  caller: Caller,
  {
    page,
    limit,
    sort,
    order,
    ...filters
  }: StaffFilters & ListOrder<StaffSort> & { page: number; limit: number },
) {
  requireReader(caller);
  const reach = hotelsInReach(caller, filters.hotelId);
  const [staff, { total, positions, ...counts }] = await (reach === null
    ? Promise.resolve([[], emptyCounts] as const)
    : Promise.all([
        findStaff(
          db,
          reach,
          { ...filters, order: { sort, order } },
          { skip: (page - 1) * limit, take: limit },
        ),
        countStaff(db, reach, filters),
      ]));
  return { staff, counts, positions, pagination: paginate(page, limit, total) };
}
