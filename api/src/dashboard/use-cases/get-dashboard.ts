import type { Dashboard, DashboardRange } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { viewOf } from '../domain/view-of.ts';
import { getHotelDashboard } from './get-hotel-dashboard.ts';
import { getPlatformDashboard } from './get-platform-dashboard.ts';
import { getStaffDashboard } from './get-staff-dashboard.ts';

export function getDashboard(
  db: Database,
  caller: Caller,
  range: DashboardRange,
  now = new Date(),
): Promise<Dashboard> {
  const role = viewOf(caller);
  if (role === 'Super Admin') return getPlatformDashboard(db, caller, range, now);
  if (role === 'Hotel Admin') return getHotelDashboard(db, caller, range, now);
  return getStaffDashboard(db, caller, range, now);
}
