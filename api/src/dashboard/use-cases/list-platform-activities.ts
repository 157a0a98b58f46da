import type { DashboardActivity } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import { findRecentRecords } from '../../audit/audit.public.ts';
import type { HotelScope } from '../../access/caller.ts';
import { findBookingSpikes } from '../../bookings/bookings.public.ts';
import { findHotelNames } from '../../hotels/hotels.public.ts';
import { platformKinds } from '../domain/activity-kinds.ts';
import { describeRecord } from '../domain/describe-record.ts';
import { describeSpike, fewestOfSpike } from '../domain/describe-spike.ts';
import { activitySpan, latestActivities, mostActivities } from '../domain/latest-activities.ts';

export async function listPlatformActivities(
  db: Database,
  scope: HotelScope,
  now: Date,
): Promise<DashboardActivity[]> {
  if (scope.kind === 'none') return [];
  const hotel_id = scope.kind === 'all' ? 'all' : scope.hotel_id;
  const [records, spikes] = await Promise.all([
    findRecentRecords(db, { hotel_id, kinds: platformKinds, ...activitySpan(now) }),
    findBookingSpikes(db, scope, { now, least: fewestOfSpike, take: mostActivities }),
  ]);
  const hotels = await findHotelNames(
    db,
    records.map(({ subject_id }) => Number(subject_id)),
  );
  return latestActivities(
    records.map((record) => describeRecord(record, { hotels })),
    spikes.map(describeSpike),
  );
}
