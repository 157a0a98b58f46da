import type { Database } from '@suite/database';
import type { Dashboard, DashboardRange, RealTimeStats } from '@suite/contracts/dashboard';
import { countBookingsMade } from '../../bookings/bookings.public.ts';
import { countSeenSessions } from '../../auth/auth.public.ts';
import type { Caller } from '../../access/caller.ts';
import { getStaffDashboard } from './get-staff-dashboard.ts';
import { getHotelDashboard } from './get-hotel-dashboard.ts';
import { getPlatformDashboard } from './get-platform-dashboard.ts';

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

interface Held {
  roles: readonly { role_name: string }[];
  permissions: readonly string[];
}

/** Selects the layout only; the scope decides which rows count. */
export function viewOf({ roles, permissions }: Held): Dashboard['role'] {
  const isCalled = (name: string) => roles.some(({ role_name }) => role_name === name);
  if (isCalled('Super Admin') || permissions.includes('manage_users')) return 'Super Admin';
  if (isCalled('Hotel Admin') || permissions.includes('manage_hotel')) return 'Hotel Admin';
  return 'Staff';
}

const seenInMs = 5 * 60_000;
const dayInMs = 24 * 60 * 60_000;

export async function getRealtime(
  db: Database,
  { scope }: Caller,
  { isHealthy, now = new Date() }: { isHealthy: () => Promise<boolean>; now?: Date },
): Promise<RealTimeStats> {
  const [activeUsers, onlineBookings, healthy] = await Promise.all([
    countSeenSessions(db, scope, new Date(now.getTime() - seenInMs)),
    countBookingsMade(db, scope, { since: new Date(now.getTime() - dayInMs), until: now }),
    isHealthy(),
  ]);
  return {
    timestamp: now.toISOString(),
    activeUsers,
    onlineBookings,
    systemStatus: healthy ? 'operational' : 'degraded',
  };
}
