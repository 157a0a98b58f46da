import { array, number, object, string, type InferType } from 'yup';
import { activitiesField, dashboardFrame, revenuesField } from './dashboard-parts.schema.ts';
import type { dashboardRoles } from './dashboard-parts.schema.ts';

/** Revenue is booked nights times the current rate. `revenue` is in `currency`, the one with the most priced nights. */
export const superAdminFields = {
  hotelStats: object({
    totalHotels: number().required(),
    approvedHotels: number().required(),
    pendingHotels: number().required(),
    rejectedHotels: number().required(),
    activeHotels: number().required(),
    /** Is the growth in percent, one decimal; null if no hotel was registered before this month. */
    monthlyGrowth: number().defined().nullable(),
  }).required(),
  bookingStats: object({
    totalBookings: number().required(),
    thisMonthBookings: number().required(),
    pendingBookings: number().required(),
    confirmedBookings: number().required(),
    cancelledBookings: number().required(),
    revenue: number().required(),
    currency: string().defined().nullable(),
    revenueByCurrency: revenuesField,
    /** Counts nights without a rate, which are in no revenue. */
    nightsWithoutRate: number().required(),
  }).required(),
  /** Has one entry for each month of the range, oldest first; `month` is `YYYY-MM`. */
  monthlyData: array(
    object({
      month: string().required(),
      hotels: number().required(),
      revenue: number().required(),
      revenueByCurrency: revenuesField,
    }).required(),
  ).required(),
  topPerformingHotels: array(
    object({
      id: number().required(),
      name: string().required(),
      bookings: number().required(),
      revenue: number().required(),
      currency: string().defined().nullable(),
    }).required(),
  ).required(),
  recentActivities: activitiesField,
};

const superAdminDashboardSchema = object({ ...dashboardFrame, ...superAdminFields });

export interface SuperAdminDashboard extends InferType<typeof superAdminDashboardSchema> {
  role: typeof dashboardRoles.platform;
}
