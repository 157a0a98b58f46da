import { paginate, type Pagination } from '@suite/contracts/http';
import type { Duty, DutyFilters } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findDuties } from '../../staff-roles/staff-roles.public.ts';
import { requirePlanner } from '../dashboard.policy.ts';
import { toDuties } from './to-duty.ts';

export async function listDuty(
  db: Database,
  caller: Caller,
  { page, limit, search }: DutyFilters & { page: number; limit: number },
): Promise<{ staff: Duty[]; pagination: Pagination }> {
  const hotel_id = requirePlanner(caller);
  const { rows, total } = await findDuties(
    db,
    { hotel_id, search },
    { skip: (page - 1) * limit, take: limit },
  );
  return { staff: await toDuties(db, hotel_id, rows), pagination: paginate(page, limit, total) };
}
