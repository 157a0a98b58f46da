import { number, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';

/** `systemStatus` is operational or degraded; `timestamp` is ISO 8601. */
const realTimeStatsSchema = object({
  timestamp: string().required(),
  /** Counts sessions of the last five minutes: of all users, or of the own hotel's staff. */
  activeUsers: number().required(),
  /** Counts bookings made in the last 24 hours. */
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
});
