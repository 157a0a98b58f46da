import type { DashboardActivity } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import { findRecentRecords } from '../../audit/audit.public.ts';
import type { HotelScope } from '../../auth/auth.public.ts';
import { findBookingNames, findLastCheckins, type Checkin } from '../../bookings/bookings.public.ts';
import { hotelKinds } from '../domain/activity-kinds.ts';
import { describeRecord } from '../domain/describe-record.ts';
import { activitySpan, latestActivities } from '../domain/latest-activities.ts';

function describeCheckin({ name, checked_in_at }: Checkin): DashboardActivity {
  return { type: 'checkin', message: `Checked in: ${name}`, time: checked_in_at.toISOString() };
}

/** Bookings, check-ins, departures and maintenance of one hotel. */
export async function listHotelActivities(
  db: Database,
  scope: HotelScope,
  now: Date,
): Promise<DashboardActivity[]> {
  if (scope.kind !== 'hotel') return [];
  const span = activitySpan(now);
  const [records, checkins] = await Promise.all([
    findRecentRecords(db, { hotel_id: scope.hotel_id, kinds: hotelKinds, ...span }),
    findLastCheckins(db, scope, span),
  ]);
  const ofBookings = records.filter(({ subject_type }) => subject_type === 'booking');
  const bookings = await findBookingNames(
    db,
    scope,
    ofBookings.map(({ subject_id }) => Number(subject_id)),
  );
  return latestActivities(
    records.map((record) => describeRecord(record, { bookings })),
    checkins.map(describeCheckin),
  );
}
