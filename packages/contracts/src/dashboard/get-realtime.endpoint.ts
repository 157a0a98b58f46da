import { number, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';

/** Current figures. `systemStatus` is operational or degraded; show another value as it is. */
const realTimeStatsSchema = object({
  /** ISO 8601. */
  timestamp: string().required(),
  /** Sessions seen in the last five minutes: of all users for callers who see every hotel, else of the own hotel's staff. */
  activeUsers: number().required(),
  /** Bookings made in the last 24 hours, in the caller's scope. */
  onlineBookings: number().required(),
  systemStatus: string().required(),
});

export type RealTimeStats = InferType<typeof realTimeStatsSchema>;

/** The figures of the dashboard that are polled every few seconds. */
export const getRealtimeEndpoint = defineEndpoint({
  name: 'get-realtime',
  method: 'GET',
  path: '/dashboard/realtime',
  access: 'signed-in',
  result: realTimeStatsSchema,
  fallbackMessage: 'Failed to fetch real-time stats',
  errors: ['UNAUTHENTICATED', 'TOKEN_EXPIRED'],
});
