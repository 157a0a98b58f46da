import { array, number, object, string, type InferType } from 'yup';
import {
  activitiesField,
  dashboardFrame,
  type dashboardRoles,
  revenuesField,
} from './dashboard-parts.schema.ts';

/**
 * Revenue is booked nights times the nightly rate the hotel has now for that room type. Amounts of different
 * currencies are never added: each `revenue` is in `currency`, the one with the most priced nights this month, and
 * `revenueByCurrency` names all, that one first.
 */
export const superAdminFields = {
  hotelStats: object({
    totalHotels: number().required(),
    approvedHotels: number().required(),
    pendingHotels: number().required(),
    rejectedHotels: number().required(),
    activeHotels: number().required(),
    /** Hotels registered this month in percent of those there before it, one decimal; null when there were none. */
    monthlyGrowth: number().defined().nullable(),
  }).required(),
  bookingStats: object({
    /** Live bookings; confirmed and pending add up to it. */
    totalBookings: number().required(),
    /** Made this month. */
    thisMonthBookings: number().required(),
    /** The primary guest is not verified yet. */
    pendingBookings: number().required(),
    confirmedBookings: number().required(),
    /** Deleted bookings. */
    cancelledBookings: number().required(),
    /** Of this month's nights, whole month, in `currency`: an amount, not millions. */
    revenue: number().required(),
    /** Null while no hotel has priced nights this month. */
    currency: string().defined().nullable(),
    revenueByCurrency: revenuesField,
    /** Nights of this month that have no rate, and so are in no revenue. */
    nightsWithoutRate: number().required(),
  }).required(),
  /** One entry for each month that the range touches, oldest first, `month` as `YYYY-MM`. */
  monthlyData: array(
    object({
      month: string().required(),
      /** Hotels registered in the month. */
      hotels: number().required(),
      revenue: number().required(),
      revenueByCurrency: revenuesField,
    }).required(),
  ).required(),
  /** The five hotels with the most check-ins in the range. `revenue` is of the range's nights, in the hotel's own currency. */
  topPerformingHotels: array(
    object({
      id: number().required(),
      name: string().required(),
      bookings: number().required(),
      revenue: number().required(),
      /** Null when the hotel has set no rates. */
      currency: string().defined().nullable(),
    }).required(),
  ).required(),
  recentActivities: activitiesField,
};

const superAdminDashboardSchema = object({ ...dashboardFrame, ...superAdminFields });

/** The platform's dashboard. */
export interface SuperAdminDashboard extends InferType<typeof superAdminDashboardSchema> {
  role: typeof dashboardRoles.platform;
}
