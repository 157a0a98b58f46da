import { object, string, type Schema } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { dashboardFrame } from './dashboard-parts.schema.ts';
import { dashboardRangeSchema } from './dashboard-range.schema.ts';
import { hotelAdminFields, type HotelAdminDashboard } from './hotel-admin-dashboard.schema.ts';
import { staffFields, type StaffDashboard } from './staff-dashboard.schema.ts';
import { superAdminFields, type SuperAdminDashboard } from './super-admin-dashboard.schema.ts';

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
