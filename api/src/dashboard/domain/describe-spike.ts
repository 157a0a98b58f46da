import type { DashboardActivity } from '@suite/contracts/dashboard';
import { codedMessage } from '../../errors/coded-message.ts';

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
    ...codedMessage('ACTIVITY_BOOKING_SPIKE', { hotel_name, last_day, usual }),
    time: latest_at.toISOString(),
  };
}
