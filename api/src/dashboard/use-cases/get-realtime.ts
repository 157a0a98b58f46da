import type { RealTimeStats } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { countSeenSessions } from '../../auth/auth.public.ts';
import { countBookingsMade } from '../../bookings/bookings.public.ts';

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
