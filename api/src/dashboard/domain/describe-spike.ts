import type { DashboardActivity } from '@suite/contracts/dashboard';

interface BookingSpike {
  hotel_name: string;
  last_day: number;
  daily_average: number;
  latest_at: Date;
}

/** Fewer bookings are no spike, even when they have doubled. */
export const fewestOfSpike = 5;

export function describeSpike({
  hotel_name,
  last_day,
  daily_average,
  latest_at,
}: BookingSpike): DashboardActivity {
  const usual = Math.round(daily_average * 10) / 10;
  return {
    type: 'booking_spike',
    message: `${hotel_name}: ${last_day} bookings in 24 hours, ${usual} a day in the week before`,
    time: latest_at.toISOString(),
  };
}
