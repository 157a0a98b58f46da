import { array, number, object, string, type InferType } from 'yup';
import { activitiesField, dailyBookingsField, dashboardFrame } from './dashboard-parts.schema.ts';
import type { dashboardRoles } from './dashboard-parts.schema.ts';

export const hotelAdminFields = {
  hotelInfo: object({
    name: string().defined(),
    totalRooms: number().required(),
    roomsInService: number().required(),
    availableRooms: number().required(),
    /** Is the percentage of rooms in service with a stay tonight, one decimal; null without such rooms. */
    occupancyRate: number().defined().nullable(),
    /** Is at most 5, one decimal; null before the first rating. */
    averageRating: number().defined().nullable(),
    ratings: number().required(),
    totalStaff: number().required(),
    activeStaff: number().required(),
  }).required(),
  bookingStats: object({
    /** The week is today and the six days before; the month begins on its first day. */
    todayBookings: number().required(),
    weeklyBookings: number().required(),
    monthlyBookings: number().required(),
    upcomingCheckins: number().required(),
    upcomingCheckouts: number().required(),
    totalGuests: number().required(),
  }).required(),
  dailyStats: dailyBookingsField,
  rushHours: array(
    object({ hour: number().required(), checkins: number().required() }).required(),
  ).required(),
  staffAvailability: array(
    object({
      department: string().required(),
      available: number().required(),
      total: number().required(),
    }).required(),
  ).required(),
  recentActivities: activitiesField,
};

const hotelAdminDashboardSchema = object({ ...dashboardFrame, ...hotelAdminFields });

export interface HotelAdminDashboard extends InferType<typeof hotelAdminDashboardSchema> {
  role: typeof dashboardRoles.hotel;
}
