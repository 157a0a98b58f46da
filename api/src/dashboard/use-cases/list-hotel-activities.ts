import type { DashboardActivity } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import { findRecentRecords } from '../../audit/audit.public.ts';
import type { HotelScope } from '../../access/caller.ts';
import { findBookingNames, findLastCheckins, type Checkin } from '../../bookings/bookings.public.ts';
import { codedMessage } from '../../errors/coded-message.ts';
import { hotelKinds } from '../domain/activity-kinds.ts';
import { describeRecord } from '../domain/describe-record.ts';
import { activitySpan, latestActivities } from '../domain/latest-activities.ts';

function describeCheckin(
  { booking_id, name, checked_in_at }: Checkin,
  namesGuests: boolean,
): DashboardActivity {
  const booking = namesGuests ? name : codedMessage('BOOKING_NUMBER', { id: booking_id });
  const message = codedMessage('ACTIVITY_CHECKED_IN', { booking });
  return { type: 'checkin', ...message, time: checked_in_at.toISOString() };
}

export async function listHotelActivities(
  db: Database,
  scope: HotelScope,
  now: Date,
  { namesGuests }: { namesGuests: boolean },
): Promise<DashboardActivity[]> {
  if (scope.kind !== 'hotel') return [];
  const span = activitySpan(now);
  const [records, checkins] = await Promise.all([
    findRecentRecords(db, { hotel_id: scope.hotel_id, kinds: hotelKinds, ...span }),
    findLastCheckins(db, scope, span),
  ]);
  const named = records.filter(({ subject_type }) => namesGuests && subject_type === 'booking');
  const bookings = await findBookingNames(
    db,
    scope,
    named.map(({ subject_id }) => Number(subject_id)),
  );
  return latestActivities(
    records.map((record) => describeRecord(record, { bookings })),
    checkins.map((checkin) => describeCheckin(checkin, namesGuests)),
  );
}
