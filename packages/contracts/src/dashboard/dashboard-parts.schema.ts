import { array, number, object, string, type InferType } from 'yup';

/**
 * An event. `time` is an ISO 8601 instant. `type` is hotel_approved, hotel_rejected, new_registration
 * or booking_spike for a Super Admin; checkin, checkout, booking or maintenance for a Hotel Admin; task_completed,
 * task_assigned or guest_request for Staff. Show a type that is not known like any other message.
 */
const activitySchema = object({
  type: string().required(),
  message: string().required(),
  time: string().required(),
});

export type DashboardActivity = InferType<typeof activitySchema>;

/** Bookings made on one day; `day` is `YYYY-MM-DD` in the hotel's time zone. */
const dailyBookingsSchema = object({ day: string().required(), bookings: number().required() });

export type DailyBookings = InferType<typeof dailyBookingsSchema>;

/** The revenue of the nights of a period, in one currency (a code such as EUR). */
const currencyRevenueSchema = object({ currency: string().required(), revenue: number().required() });

export type CurrencyRevenue = InferType<typeof currencyRevenueSchema>;

export const revenuesField = array(currencyRevenueSchema.required()).required();
export const activitiesField = array(activitySchema.required()).required();
export const dailyBookingsField = array(dailyBookingsSchema.required()).required();

/** The views of the dashboard, by whose they are. */
export const dashboardRoles = { platform: 'Super Admin', hotel: 'Hotel Admin', staff: 'Staff' } as const;

/** The fields of every view besides its figures. */
export const dashboardFrame = {
  /** The days the charts show, both included. */
  range: object({ from: string().required(), to: string().required() }).required(),
  /** The time zone of days, months and hours: the hotel's, or UTC for the platform. */
  timeZone: string().required(),
  /** When the figures were read, ISO 8601. */
  generatedAt: string().required(),
};
