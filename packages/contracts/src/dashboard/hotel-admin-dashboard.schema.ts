import { array, number, object, string, type InferType } from 'yup';
import {
  activitiesField,
  dailyBookingsField,
  dashboardFrame,
  type dashboardRoles,
} from './dashboard-parts.schema.ts';

export const hotelAdminFields = {
  hotelInfo: object({
    /** Empty for an account that has no hotel; all figures are 0 then. */
    name: string().defined(),
    /** 0 means that the hotel has set up no rooms: show a link to do so instead of figures. */
    totalRooms: number().required(),
    /** Neither in maintenance nor out of order. */
    roomsInService: number().required(),
    /** In service and without a stay tonight. */
    availableRooms: number().required(),
    /** Stays tonight in percent of the rooms in service, one decimal, at most 100; null with no room in service. */
    occupancyRate: number().defined().nullable(),
    /** Of 5, one decimal; null before the first rating. */
    averageRating: number().defined().nullable(),
    ratings: number().required(),
    totalStaff: number().required(),
    /** On duty now. */
    activeStaff: number().required(),
  }).required(),
  bookingStats: object({
    /** Made today, in the last seven days (today included), and since the first of this month. */
    todayBookings: number().required(),
    weeklyBookings: number().required(),
    monthlyBookings: number().required(),
    /** Of today and the six days after. */
    upcomingCheckins: number().required(),
    upcomingCheckouts: number().required(),
    /** All guests of the stays that cover tonight. */
    totalGuests: number().required(),
  }).required(),
  /** Bookings made on each day of the range. */
  dailyStats: dailyBookingsField,
  /** Check-ins of the range's days by the hour of the hotel's clock: 24 entries, `hour` 0 to 23. */
  rushHours: array(
    object({ hour: number().required(), checkins: number().required() }).required(),
  ).required(),
  /** All five departments, in the order of `departments`. `available` is on duty now. */
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

/** One hotel's dashboard, for its managers. */
export interface HotelAdminDashboard extends InferType<typeof hotelAdminDashboardSchema> {
  role: typeof dashboardRoles.hotel;
}
