import { number, object, string, type InferType, type Schema } from 'yup';
import { daysBetween, isCalendarDate } from '../dates/calendar-date.ts';
import { dateFilterField } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { dashboardFrame } from './dashboard-parts.schema.ts';
import { hotelAdminFields, type HotelAdminDashboard } from './hotel-admin-dashboard.schema.ts';
import { staffFields, type StaffDashboard } from './staff-dashboard.schema.ts';
import { superAdminFields, type SuperAdminDashboard } from './super-admin-dashboard.schema.ts';

const mostDashboardDays = 366;

/** Requires both days or none; the default is twelve months for a Super Admin and seven days for others. */
export const dashboardRangeSchema = object({
  from: dateFilterField(),
  to: dateFilterField().test('range', function (to) {
    const { from } = this.parent as { from?: string };
    if (!from && !to) return true;
    if (!from || !to) return this.createError({ message: 'Name both the first and the last day' });
    if (!isCalendarDate(from) || !isCalendarDate(to)) return true;
    if (from > to) return this.createError({ message: 'From date must not be after To date' });
    if (daysBetween(from, to) < mostDashboardDays) return true;
    return this.createError({ message: `Choose at most ${mostDashboardDays} days` });
  }),
});
export type DashboardRange = InferType<typeof dashboardRangeSchema>;

export type Dashboard = SuperAdminDashboard | HotelAdminDashboard | StaffDashboard;

const { bookingStats: platformBookings } = superAdminFields;
const { bookingStats: hotelBookings } = hotelAdminFields;

// An endpoint declares one object, which has the fields of all views; the type separates them.
const anyDashboardSchema = object({ ...superAdminFields, ...hotelAdminFields, ...staffFields })
  .shape({ bookingStats: object({ ...platformBookings.fields, ...hotelBookings.fields }).partial() })
  .partial()
  .shape({ role: string().required(), ...dashboardFrame });

/**
 * Every figure of the caller's dashboard, computed from stored data within the caller's scope. The view is the Super
 * Admin's for a role of that name or `manage_users`, else the Hotel Admin's for a role of that name or
 * `manage_hotel`, else the Staff one. `from` and `to` move the charts (and the top hotels) alone.
 */
export const getDashboardEndpoint = defineEndpoint({
  name: 'get-dashboard',
  method: 'GET',
  path: '/dashboard',
  access: 'signed-in',
  query: dashboardRangeSchema,
  result: anyDashboardSchema as unknown as Schema<Dashboard>,
  fallbackMessage: 'Failed to fetch dashboard data',
});

/** `systemStatus` is operational or degraded; `timestamp` is ISO 8601. */
const realTimeStatsSchema = object({
  timestamp: string().required(),
  /** Counts sessions of the last five minutes: of all users, or of the own hotel's staff. */
  activeUsers: number().required(),
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
