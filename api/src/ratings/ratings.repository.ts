import { sql, type Database } from '@suite/database';
import type { BookingKey } from '../bookings/bookings.public.ts';

export interface Rating extends BookingKey {
  stars: number;
  comment?: string;
  rated_at?: Date;
}

export async function insertRating(
  tx: Database,
  { hotel_id, booking_id, stars, comment, rated_at }: Rating,
): Promise<{ hotel_id: number } | null> {
  const [row] = await tx.query<{ hotel_id: number }>(sql`
    insert into guest_ratings (booking_id, hotel_id, stars, comment, rated_at)
    select id, hotel_id, ${stars}::integer, ${comment ?? ''}, coalesce(${rated_at ?? null}::timestamptz, now())
    from booking_overview where hotel_id = ${hotel_id} and id = ${booking_id} and deleted_at is null
    on conflict (booking_id) do nothing returning hotel_id`);
  return row ?? null;
}

export async function hasRating(db: Database, { hotel_id, booking_id }: BookingKey): Promise<boolean> {
  const rows = await db.query(sql`
    select from guest_ratings where hotel_id = ${hotel_id} and booking_id = ${booking_id}`);
  return rows.length > 0;
}

export async function averageRating(
  db: Database,
  hotel_id: number,
): Promise<{ average: number | null; ratings: number }> {
  const [row] = await db.query<{ average: number | null; ratings: number }>(sql`
    select round(avg(stars), 1)::float as average, count(*) as ratings from guest_ratings where hotel_id = ${hotel_id}`);
  return row ?? { average: null, ratings: 0 };
}
